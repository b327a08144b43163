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

/** The modules whose rules give roles to holders. */
export const holderModules = ['holder-verification', 'crypto-holder-verification'] as const;
export type HolderModule = (typeof holderModules)[number];

/** @throws Error for a module whose rules ask for nothing to be held */
export function holderModule(slug: string): HolderModule {
  const module = holderModules.find((each) => each === slug);
  if (!module) throw new Error(`The module ${slug} has no holder rules.`);
  return module;
}

/** As many members are named of each kind; the totals count all. */
export const NAMED = 100;

const holderSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull,
  picture: textOrNull,
});

/** A member, and the names of the roles that come or go. */
const changeSchema = z.object({ member: holderSchema, roles: textsSchema });
export type RoleChange = z.infer<typeof changeSchema>;

const count = orNull(z.int());
const changes = listOf(changeSchema, { what: 'member', mayBeMissing: true });

/** What a rule would change, or has changed. Of each list the first are named, and the total is told. */
const roleChangesShape = {
  checked: count,
  /** Of those who were checked, how many meet the rule. */
  qualify: count,
  gain: changes,
  gainTotal: count,
  lose: changes,
  loseTotal: count,
  /** Those who could not be checked; nothing is given to them, and nothing taken. */
  unknown: listOf(holderSchema, { what: 'member', by: 'id', mayBeMissing: true }),
  unknownTotal: count,
  /** What could not be looked up, in words. */
  reasons: textsSchema,
  /** Names of roles of the rule that the bot may not give. */
  outOfReach: textsSchema,
  /** Hours a check waits before it takes a role that is lost. A run does not wait. */
  graceHours: count,
  /** When the rule is checked next; null while it is not in force. */
  nextCheckAt: timeOrNull,
};
export const roleChangesSchema = withLists(roleChangesShape);
export type RoleChanges = z.infer<typeof roleChangesSchema>;

/** What a rule would change: of all members, or of the next part of them. */
export const rulePreviewSchema = withLists({
  ...roleChangesShape,
  ...cursorShape,
  /** Members on the server. */
  members: count,
});
export type RulePreview = z.infer<typeof rulePreviewSchema>;

/** Who meets conditions now, before anybody is given anything. */
export const holderEstimateSchema = z.object({
  /** Members of the server, and of these with a linked wallet. */
  members: count,
  linked: count,
  /** Of the members, how many meet the conditions, and of how many nobody can tell. */
  qualify: count,
  unknown: count,
  /** What could not be looked up, in words. */
  reasons: textsSchema,
  /**
   * Wallets that hold any of it: all the market knows of, and those of members. Null where it does not tell, and
   * where conditions are about more than one thing.
   */
  holders: orNull(z.nullable(z.object({ total: z.int(), here: z.int() }))),
});
export type HolderEstimate = z.infer<typeof holderEstimateSchema>;

/** A role of a rule, and whether they have it; null of a wallet, which has none. */
const ruleRoleSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'Unknown role'),
  held: orNull(z.nullable(z.boolean())),
  /** Where it came from, in words. */
  how: textOrNull,
  /** When it is taken, as its rule is no longer met; null where it stays. */
  keptUntil: timeOrNull,
});

/** A rule, and how it came out for somebody. */
export const checkedRuleSchema = withLists({
  id: idSchema,
  module: openEnum(z.enum(holderModules)),
  name: orElse(z.string(), 'Unnamed rule'),
  /** What the team says about it; null where it says nothing. */
  description: textOrNull,
  /** One that is not in force gives nothing. */
  isOn: exactlyTrue,
  /** When it is checked next; null while it is not in force. */
  nextCheckAt: timeOrNull,
  /** MATCH_EVERY 0, MATCH_ANYONE 1 (spec §3). */
  match: orElse(z.number(), 0),
  qualifies: orNull(z.nullable(z.boolean())),
  /** What else there is to say, such as a higher step of the ladder. */
  note: textOrNull,
  roles: listOf(ruleRoleSchema, { what: 'role', by: 'id', mayBeMissing: true }),
  conditions: listOf(conditionResultSchema, { what: 'condition', by: 'id' }),
});
export type CheckedRule = z.infer<typeof checkedRuleSchema>;

export const foundKinds = ['MEMBER', 'WALLET', 'NOBODY'] as const;

/** Why somebody has the roles they have. Of a wallet nobody is named. */
export const holderCheckSchema = withLists({
  found: openEnum(z.enum(foundKinds), 'NOBODY'),
  message: textOrNull,
  member: orNull(z.nullable(holderSchema)),
  /** Roles that came from rules. */
  roles: listOf(
    z.object({ id: idSchema, name: orElse(z.string(), 'Unknown role'), rule: textOrNull }),
    {
      what: 'role',
      by: 'id',
      mayBeMissing: true,
    },
  ),
  rules: listOf(checkedRuleSchema, { what: 'rule', by: 'id' }),
});
export type HolderCheck = z.infer<typeof holderCheckSchema>;

/** A server one is a member of, with its rules in force and how each came out for oneself. */
const ownServerSchema = withLists({
  id: idSchema,
  name: orElse(z.string(), 'Unknown server'),
  picture: textOrNull,
  rules: listOf(checkedRuleSchema, { what: 'rule', by: 'id' }),
});
export type OwnServer = z.infer<typeof ownServerSchema>;

export const ownRolesSchema = withLists({
  servers: listOf(ownServerSchema, { what: 'server', by: 'id' }),
});
