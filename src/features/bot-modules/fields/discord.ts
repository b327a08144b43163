import * as z from 'zod/mini';
import { snowflakeSchema } from '@/shared/api/fields';
import { counted } from '@/shared/text/counted';
import { field, type About, type ChannelKind } from './field';

interface ChannelAbout extends About {
  kinds?: readonly ChannelKind[];
  isRequired?: boolean;
}

/** A channel of the server; empty where none is needed. */
export const channel = ({ kinds, isRequired = false, ...about }: ChannelAbout) =>
  field<string>(about, {
    schema: isRequired
      ? z.string('Choose a channel.').check(z.regex(/^\d{15,20}$/, 'Choose a channel.'))
      : z.union([snowflakeSchema, z.literal('')], 'Choose a channel.'),
    initial: '',
    control: { kind: 'channel', kinds: kinds ?? ['text', 'announcement'] },
  });

interface RolesAbout extends About {
  least?: number;
  most: number;
}

const rolesFor = (use: 'give' | 'mention', { least = 0, most, ...about }: RolesAbout) =>
  field<string[]>(about, {
    schema: z.array(snowflakeSchema, 'Choose roles.').check(
      z.refine((list) => new Set(list).size === list.length, 'Each role at most once.'),
      z.minLength(
        least,
        least === 1 ? 'Choose a role.' : `Choose at least ${counted(least, 'role')}.`,
      ),
      z.maxLength(most, `At most ${counted(most, 'role')}.`),
    ),
    initial: [],
    control: { kind: 'roles', most, use },
  });

/** Roles the bot gives. */
export const roles = (about: RolesAbout) => rolesFor('give', about);

/** Roles a post mentions. */
export const mentions = (about: RolesAbout) => rolesFor('mention', about);

/** A colour as Discord's embeds have it: one integer, red first. */
export const colour = ({ initial, ...about }: About & { initial: number }) =>
  field<number>(about, {
    schema: z
      .int('Choose a colour.')
      .check(z.minimum(0, 'Choose a colour.'), z.maximum(0xff_ff_ff, 'Choose a colour.')),
    initial,
    control: { kind: 'colour' },
  });
