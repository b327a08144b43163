import * as z from 'zod/mini';
import { idSchema, openEnum, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf, pageShape } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';
import { roleShape } from './member';

/** Actions on a role. */
export const roleActions = ['GIVE', 'TAKE'] as const;
export type RoleAction = (typeof roleActions)[number];

/** Maximum number of members listed by id; more are selected by filters. */
export const MOST_NAMED = 1000;

/** Maximum number of members named in a preview per reason; the totals count all. */
export const NAMED = 20;

const count = orElse(z.number(), 0);

const personShape = {
  id: idSchema,
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull.check(z.describe('Discord username; null for a deleted account.')),
  picture: textOrNull.check(z.describe('Address of the avatar; null for none.')),
};
const people = listOf(z.object(personShape), { what: 'member', by: 'id', mayBeMissing: true });

const role = orNull(z.nullable(z.object(roleShape)));

/** Why members are skipped, and how many. */
const skippedSchema = withLists({
  reason: z.string().check(z.describe('Reason in words, the same for all of them.')),
  total: count.check(z.describe('All members skipped for it.')),
  members: people.check(z.describe(`The first ${String(NAMED)} of them.`)),
});

/** POST /servers/{id}/bulk-role-changes/preview: changes nothing. */
export const roleDryRunSchema = withLists({
  role,
  problem: textOrNull.check(z.describe('Why it can’t be done at all, in words; null if it can.')),
  total: count.check(z.describe('Members who would get or lose the role.')),
  members: people.check(z.describe(`The first ${String(NAMED)} of them.`)),
  skipped: listOf(skippedSchema, { what: 'reason', by: 'reason', mayBeMissing: true }),
  byRules: count.check(
    z.describe(
      'How many of those who would lose the role have it from a holder rule, which gives it again.',
    ),
  ),
  seconds: count.check(z.describe('Estimated duration in seconds.')),
});
export type RoleDryRun = z.infer<typeof roleDryRunSchema>;

export const changeStates = ['RUNNING', 'DONE', 'STOPPED'] as const;
export const resultStates = ['DONE', 'SKIPPED', 'FAILED'] as const;

/** A bulk role change, which is applied to members one by one. */
export const roleChangeSchema = z.object({
  id: idSchema,
  role: role.check(z.describe('The role; null if it was deleted.')),
  action: openEnum(z.enum(roleActions)).check(
    z.describe('GIVE gives the role, TAKE takes it away.'),
  ),
  state: openEnum(z.enum(changeStates)).check(
    z.describe('DONE also if it failed for some members; STOPPED if the team stopped it.'),
  ),
  by: textOrNull.check(z.describe('Name of the person who started it; null if unknown.')),
  at: timeOrNull.check(z.describe('When it was started.')),
  endedAt: timeOrNull.check(z.describe('When it ended or was stopped; null while it runs.')),
  total: count.check(z.describe('Members it’s for.')),
  done: count.check(z.describe('Members changed so far.')),
  skipped: count.check(z.describe('Members skipped so far.')),
  failed: count.check(z.describe('Members it failed for so far.')),
});
export type RoleChange = z.infer<typeof roleChangeSchema>;
export const oneRoleChange = z.object({ change: roleChangeSchema });

/** GET /servers/{id}/bulk-role-changes */
export const roleChangesSchema = pageOf(roleChangeSchema, { what: 'change', by: 'id' });

/** GET /servers/{id}/bulk-role-changes/{changeId}: the result for each member, failures first. */
export const roleChangeDetailSchema = withLists({
  change: roleChangeSchema,
  ...pageShape(
    z.object({
      ...personShape,
      state: openEnum(z.enum(resultStates)),
      why: textOrNull.check(
        z.describe('Why it was skipped or failed, in words; null if it’s done.'),
      ),
    }),
    { what: 'member', by: 'id' },
  ),
});
