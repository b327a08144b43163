import type { ServerDetails } from '@/features/server/discord/guild';
import { isOfKind, type ChannelKind } from '@/features/server/discord/pickers/channels';
import type { FieldSet, Values } from '../../common-fields/field';
import type { ModuleSpec } from '../../engine/defineModule';
import { valuesAt } from '../../engine/paths';
import { isShown } from '../../engine/schema';

type Channel = ServerDetails['guildChannels'][number];

const TEXT: readonly ChannelKind[] = ['text', 'announcement'];

/** The channels a module or rule posts its messages in, by these values. */
export function ownChannels(
  { fields }: Pick<ModuleSpec, 'fields'>,
  values: Values,
  { guildChannels }: Pick<ServerDetails, 'guildChannels'>,
): Channel[] {
  const messages = Object.values(fields).flatMap((field) =>
    field.control.type === 'message' ? [{ field, post: field.control.post }] : [],
  );
  const ids =
    messages.length > 0
      ? messages.flatMap(({ field, post }) =>
          isShown(field, values) ? [post(values).channelId] : [],
        )
      : chosenIn(fields, values);
  return guildChannels.filter((channel) => ids.includes(channel.id) && isOfKind(channel, TEXT));
}

/** The channels that fields name, those of lists and groups included. */
const chosenIn = (fields: FieldSet, values: Values): unknown[] =>
  Object.entries(fields).flatMap(([name, field]): unknown[] => {
    if (!isShown(field, values)) return [];
    const { control } = field;
    const value = values[name];
    if (control.type === 'channel') return [value];
    if (!('fields' in control)) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((part) =>
      chosenIn(control.fields, valuesAt(part, '')),
    );
  });

/** The channels that members can't see. */
export const staffChannels = ({ guildChannels }: Pick<ServerDetails, 'guildChannels'>): Channel[] =>
  guildChannels.filter((channel) => channel.isHidden === true && isOfKind(channel, TEXT));
