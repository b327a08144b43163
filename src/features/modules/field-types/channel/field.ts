import * as z from 'zod/mini';
import type { ChannelKind } from '@/features/server/discord/pickers/channels';
import { snowflakeSchema } from '@/shared/api/fields';
import { asText } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    channel: { kinds: readonly ChannelKind[] };
  }
}

interface ChannelAbout<Beside extends string> extends About<Beside> {
  kinds?: readonly ChannelKind[];
  isRequired?: boolean;
}

/** A channel of the server; empty where none is needed. */
export const channel = <Beside extends string = never>({
  kinds,
  isRequired = false,
  ...about
}: ChannelAbout<Beside>) =>
  field<string, Beside>(about, {
    schema: isRequired
      ? z.string('Choose a channel.').check(z.regex(/^\d{15,20}$/, 'Choose a channel.'))
      : z.union([snowflakeSchema, z.literal('')], 'Choose a channel.'),
    initial: '',
    read: asText,
    isShort: true,
    control: { type: 'channel', kinds: kinds ?? ['text', 'announcement'] },
    words: (value, details) => {
      const known = details?.guildChannels.find(({ id }) => id === value);
      return known ? `# ${known.name}` : value === '' ? '–' : 'Unknown channel';
    },
  });
