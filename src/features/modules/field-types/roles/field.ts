import * as z from 'zod/mini';
import { snowflakeSchema } from '@/shared/api/fields';
import { counted, plural } from '@/shared/text/language';
import { asTexts } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    roles: {
      most: number;
      /** To give, which only roles below the bot's can be, or to mention. */
      use: 'give' | 'mention';
    };
  }
}

interface RolesAbout<Beside extends string> extends About<Beside> {
  least?: number;
  most: number;
}

const rolesFor = <Beside extends string>(
  use: 'give' | 'mention',
  { least = 0, most, ...about }: RolesAbout<Beside>,
) =>
  field<readonly string[], Beside>(about, {
    schema: z.array(snowflakeSchema, 'Choose roles.').check(
      z.refine((list) => new Set(list).size === list.length, 'Choose each role only once.'),
      z.minLength(least, plural(least, 'Choose a role.', `Choose at least ${least} roles.`)),
      z.maxLength(most, `Maximum ${counted(most, 'role')}.`),
    ),
    initial: [],
    read: asTexts,
    isShort: true,
    control: { type: 'roles', most, use },
    words: (value, details) =>
      (details?.guildRoles ?? [])
        .filter(({ id }) => Array.isArray(value) && value.includes(id))
        .map(({ name }) => name)
        .join(', '),
  });

/** Roles the bot gives. */
export const roles = <Beside extends string = never>(about: RolesAbout<Beside>) =>
  rolesFor('give', about);

/** Roles a post mentions. */
export const mentions = <Beside extends string = never>(about: RolesAbout<Beside>) =>
  rolesFor('mention', about);
