import * as z from 'zod/mini';
import { idSchema, openEnum, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf, pageShape } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';
import { roleShape } from './member';

/** What is done with a role. */
export const roleActions = ['GIVE', 'TAKE'] as const;
export type RoleAction = (typeof roleActions)[number];

/** As many members may be named one by one; more are chosen by filters. */
export const MOST_NAMED = 1000;

/** As many members are named in a dry run for each reason; the totals count all. */
export const NAMED = 20;

const count = orElse(z.number(), 0);

const personShape = {
  id: idSchema,
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull,
  picture: textOrNull,
};
const people = listOf(z.object(personShape), { what: 'member', by: 'id', mayBeMissing: true });

const role = orNull(z.nullable(z.object(roleShape)));

/** Why members are left as they are, and how many. */
const skippedSchema = withLists({
  /** In a sentence, and the same for all of them. */
  reason: z.string(),
  total: count,
  members: people,
});

/** POST /servers/{id}/bulk-role-changes/preview: changes nothing. */
export const roleDryRunSchema = withLists({
  role,
  /** Why it cannot be done at all; null where it can. */
  problem: textOrNull,
  /** How many it would be given to, or taken from. */
  total: count,
  members: people,
  skipped: listOf(skippedSchema, { what: 'reason', by: 'reason', mayBeMissing: true }),
  /** Of those it is taken from, how many have it by a rule, which gives it again. */
  byRules: count,
  /** How long it takes at Discord’s pace, seconds. */
  seconds: count,
});
export type RoleDryRun = z.infer<typeof roleDryRunSchema>;

export const changeStates = ['RUNNING', 'DONE', 'STOPPED'] as const;
export const resultStates = ['DONE', 'SKIPPED', 'FAILED'] as const;

/** A change of a role for many, which Discord takes one by one. */
export const roleChangeSchema = z.object({
  id: idSchema,
  role,
  action: openEnum(z.enum(roleActions)),
  state: openEnum(z.enum(changeStates)),
  by: textOrNull,
  at: timeOrNull,
  endedAt: timeOrNull,
  total: count,
  done: count,
  skipped: count,
  failed: count,
});
export type RoleChange = z.infer<typeof roleChangeSchema>;
export const oneRoleChange = z.object({ change: roleChangeSchema });

/** GET /servers/{id}/bulk-role-changes */
export const roleChangesSchema = pageOf(roleChangeSchema, { what: 'change', by: 'id' });

/** GET /servers/{id}/bulk-role-changes/{changeId}: what came of it for each member, failures first. */
export const roleChangeDetailSchema = withLists({
  change: roleChangeSchema,
  ...pageShape(
    z.object({
      ...personShape,
      state: openEnum(z.enum(resultStates)),
      /** Why it was skipped or failed. */
      why: textOrNull,
    }),
    { what: 'member', by: 'id' },
  ),
});
