import * as z from 'zod/mini';
import { conditionResultSchema } from '@/features/earning/quests/quest';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { cursorShape } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';
import { holderModules } from './holderModules';

/** Maximum members named in each list; the totals count all. */
export const NAMED = 100;

const holderSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull.check(z.describe('Discord username; null for a deleted account.')),
  picture: textOrNull.check(z.describe('Address of the avatar; null for none.')),
});

/** A member, with the names of the roles gained or lost. */
const changeSchema = z.object({
  member: holderSchema,
  roles: textsSchema.check(z.describe('Names of the roles.')),
});
export type RoleChange = z.infer<typeof changeSchema>;

const count = orNull(z.int());
const changes = listOf(changeSchema, { what: 'member', mayBeMissing: true });

/** Changes that a rule would make, or has made. The lists name the first members; the totals count all. */
const roleChangesShape = {
  checked: count.check(z.describe('Members who were checked.')),
  qualify: count.check(z.describe('Of these, members who meet the rule.')),
  gain: changes.check(z.describe(`Members who get roles, and which; the first ${String(NAMED)}.`)),
  gainTotal: count.check(z.describe('All members who get roles.')),
  lose: changes.check(z.describe(`Members who lose roles, and which; the first ${String(NAMED)}.`)),
  loseTotal: count.check(z.describe('All members who lose roles.')),
  unknown: listOf(holderSchema, { what: 'member', by: 'id', mayBeMissing: true }).check(
    z.describe(
      `Members who couldn’t be checked; the first ${String(NAMED)}. They neither get nor lose roles.`,
    ),
  ),
  unknownTotal: count.check(z.describe('All members who couldn’t be checked.')),
  reasons: textsSchema.check(z.describe('What the check failed to read, in words.')),
  outOfReach: textsSchema.check(z.describe('Names of the rule’s roles that the bot can’t give.')),
  graceHours: count.check(
    z.describe('Hours that regular checks wait before they remove a lost role.'),
  ),
  nextCheckAt: timeOrNull.check(
    z.describe('When the rule is checked next; null while it isn’t in effect.'),
  ),
};
export const roleChangesSchema = withLists(roleChangesShape);
export type RoleChanges = z.infer<typeof roleChangesSchema>;

/** Changes that a rule would make: for all members, or for the next part of them. */
export const rulePreviewSchema = withLists({
  ...roleChangesShape,
  ...cursorShape,
  members: count.check(z.describe('Members of the server.')),
});
export type RulePreview = z.infer<typeof rulePreviewSchema>;

/** Numbers of members who meet conditions now, before any roles are given. */
export const holderEstimateSchema = z.object({
  members: count.check(z.describe('Members of the server.')),
  linked: count.check(z.describe('Of these, members with a linked wallet.')),
  qualify: count.check(z.describe('Of all members, those who meet the conditions.')),
  unknown: count.check(z.describe('Of all members, those who couldn’t be checked.')),
  reasons: textsSchema.check(z.describe('What the check failed to read, in words.')),
  holders: orNull(z.nullable(z.object({ total: z.int(), here: z.int() }))).check(
    z.describe(
      'Wallets that hold the asset: in `total`, and of members in `here`. Null if unknown, or if the conditions are about several assets.',
    ),
  ),
});
export type HolderEstimate = z.infer<typeof holderEstimateSchema>;

/** A role of a rule, and whether the member has it; null for a wallet, which has no roles. */
const ruleRoleSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'Unknown role'),
  held: orNull(z.nullable(z.boolean())).check(
    z.describe('Whether they have it; null for a wallet.'),
  ),
  how: textOrNull.check(
    z.describe('Where it came from, or why the bot can’t give it, in words; null otherwise.'),
  ),
  keptUntil: timeOrNull.check(
    z.describe('When it will be removed because the rule isn’t met; null if it stays.'),
  ),
});

/** A rule, with its result for a member or wallet. */
export const checkedRuleSchema = withLists({
  id: idSchema,
  module: openEnum(z.enum(holderModules)),
  name: orElse(z.string(), 'Unnamed rule'),
  description: textOrNull.check(z.describe('The team’s text about the rule; null for none.')),
  isOn: exactlyTrue.check(z.describe('Whether the rule is in effect.')),
  nextCheckAt: timeOrNull.check(
    z.describe('When it’s checked next; null while it isn’t in effect.'),
  ),
  match: orElse(z.number(), 0).check(
    z.describe('0: all conditions must be met. 1: one is enough.'),
  ),
  qualifies: orNull(z.nullable(z.boolean())).check(
    z.describe('Whether the rule is met; null if that couldn’t be checked.'),
  ),
  note: textOrNull.check(
    z.describe('More in words, such as that a higher rule replaces it; null for none.'),
  ),
  roles: listOf(ruleRoleSchema, { what: 'role', by: 'id', mayBeMissing: true }),
  conditions: listOf(conditionResultSchema, { what: 'condition', by: 'id' }),
});
export type CheckedRule = z.infer<typeof checkedRuleSchema>;

export const foundKinds = ['MEMBER', 'WALLET', 'NOBODY'] as const;

/** Why a member has their roles. For a wallet, no member is named. */
export const holderCheckSchema = withLists({
  found: openEnum(z.enum(foundKinds), 'NOBODY'),
  message: textOrNull.check(z.describe('Explains `found` in words; null for a member.')),
  member: orNull(z.nullable(holderSchema)).check(
    z.describe('The member; null for a wallet or no one.'),
  ),
  roles: listOf(
    z.object({
      id: idSchema,
      name: orElse(z.string(), 'Unknown role'),
      rule: textOrNull.check(
        z.describe('Name of the rule that gave it; null if that was deleted.'),
      ),
    }),
    {
      what: 'role',
      by: 'id',
      mayBeMissing: true,
    },
  ).check(z.describe('The member’s roles that came from rules.')),
  rules: listOf(checkedRuleSchema, { what: 'rule', by: 'id' }),
});
export type HolderCheck = z.infer<typeof holderCheckSchema>;

/** A server of the caller, with its rules in force and the caller's result for each. */
const ownServerSchema = withLists({
  id: idSchema,
  name: orElse(z.string(), 'Unknown server'),
  picture: textOrNull.check(z.describe('Address of the server’s picture; null for none.')),
  rules: listOf(checkedRuleSchema, { what: 'rule', by: 'id' }),
});
export type OwnServer = z.infer<typeof ownServerSchema>;

export const ownRolesSchema = withLists({
  servers: listOf(ownServerSchema, { what: 'server', by: 'id' }),
});
