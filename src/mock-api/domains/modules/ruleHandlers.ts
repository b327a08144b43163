import type * as endpoints from '@/features/modules/engine/endpoints';
import { capitalized } from '@/shared/text/nouns';
import { ticketOf } from '../audit/audit';
import type { RuleUndo } from '../module-settings/rows';
import { nextId } from '../../store/world';
import { settleDeliveries } from '../post-history/settle';
import { ruleName } from '@/features/modules/engine/moduleState';
import { reordered } from '@/shared/ui/order/sequence';
import { done, Refusal, refuse, wrongFields } from '../../http/reply';
import type { Handlers } from '../../http/serve';
import { keepSlug } from '../quests/questSlugs';
import { reopensDecided } from '../quests/reopening';
import { changesIn } from '../module-settings/changes';
import { readRule, ruleLimit } from '../module-settings/modules';
import {
  saveModuleRow,
  listAt,
  moduleAt,
  STALE,
  unlockedAt,
  type ModuleContext,
} from '../module-settings/moduleContext';
import type { ModuleRow, RuleRow } from '../module-settings/rows';
import { withSecretsStored } from '../module-settings/secrets';
import { userOf } from '../module-settings/usesOf';
import { ruleView } from '../module-settings/views';
import { listOfRules, namedRules, namesIn } from './ruleParts';

export const noRule = ({ spec }: ModuleContext) =>
  refuse('rule-not-found', `${capitalized(spec.rules?.singular ?? 'rule')} not found.`);

export const ruleAt = ({ row }: ModuleContext, { ruleId }: { ruleId: string }) =>
  row.rules.find(({ id }) => id === ruleId);

/** Why the package allows no further rule; null where it does. */
export function noRoomIn({ world, guild, row }: ModuleContext) {
  const limit = ruleLimit(world, guild);
  return row.rules.length < limit
    ? null
    : refuse(
        'package-limit-reached',
        `Your package allows up to ${String(limit)}. Upgrade to add more.`,
      );
}

/** Records that a rule was added, removed or moved, which makes orders from before outdated. */
export function listChanged(row: ModuleRow): void {
  row.listVersion = (row.listVersion ?? 0) + 1;
}

/** The undo step that restores a rule about to be deleted, unchanged and at its index. */
export const removalOf = ({ spec, row }: ModuleContext, rule: RuleRow): RuleUndo => ({
  kind: 'RULE',
  slug: spec.slug,
  ruleId: rule.id,
  version: null,
  rule: structuredClone(rule),
  after: row.rules[row.rules.indexOf(rule) - 1]?.id ?? null,
});

type RuleCalls =
  | 'listRules'
  | 'listRuleNames'
  | 'createRule'
  | 'reorderRules'
  | 'updateRule'
  | 'deleteRule';

/** Handlers for modules with a list of rules. */
export const ruleHandlers: Pick<Handlers<typeof endpoints>, RuleCalls> = {
  listRules: async (call) => {
    const here = await listAt(moduleAt(call));
    if (here instanceof Refusal) return here;
    return done(listOfRules(here, namedRules(here.row.rules, call.query.ids)));
  },

  listRuleNames: async (call) => {
    const here = await listAt(moduleAt(call));
    return here instanceof Refusal ? here : done(namesIn(here, call.query));
  },

  createRule: async (call) => {
    const here = await listAt(unlockedAt(call));
    if (here instanceof Refusal) return here;
    const { world, user, guild, row } = here;
    // Settles before the rule gets its date: it posts only if due after both the last settlement and its own creation.
    await settleDeliveries(world, guild);
    // Synchronous from here on, so that no other request can change something between the checks and the change.
    const noRoom = noRoomIn(here);
    if (noRoom) return noRoom;
    const read = readRule(here, call.body.values);
    if ('errors' in read) return wrongFields(read.errors);
    const rule: RuleRow = {
      id: nextId(world, 'rule'),
      enabled: call.body.enabled,
      version: 1,
      values: withSecretsStored(here, read.values),
      updatedAt: world.clock.now(),
      createdAt: world.clock.now(),
      updatedBy: user.id,
    };
    row.rules.push(rule);
    row.enabled = true;
    listChanged(row);
    if (here.spec.slug === 'quest') keepSlug(world, guild.id, rule);
    saveModuleRow(here, 'rule-added', {
      subject: ruleName(rule),
      changes: changesIn(here, null, rule),
      undo: { kind: 'RULE', slug: here.spec.slug, ruleId: rule.id, version: 1, rule: null },
    });
    return done({ rule: ruleView(here, rule) }, 'Added');
  },

  /** A list of other rules than the current ones is outdated. */
  reorderRules: async (call) => {
    const here = await listAt(unlockedAt(call));
    if (here instanceof Refusal) return here;
    const { ids, version, isPart = false } = call.body;
    const byId = new Map(here.row.rules.map((rule) => [rule.id, rule]));
    const named = ids.flatMap((id) => byId.get(id) ?? []);
    const isWhole = isPart || ids.length === here.row.rules.length;
    const areKnown = named.length === ids.length && new Set(ids).size === ids.length;
    const isOld = version !== (here.row.listVersion ?? 0);
    if (isOld || !isWhole || !areKnown) {
      return refuse('stale-version', 'Someone else changed this list. Refresh to see it.');
    }
    here.row.rules = reordered(here.row.rules, ids).flatMap((id) => byId.get(id) ?? []);
    listChanged(here.row);
    saveModuleRow(here, 'rules-ordered');
    return done(listOfRules(here, named), 'Order saved');
  },

  updateRule: async (call) => {
    const here = await listAt(unlockedAt(call));
    if (here instanceof Refusal) return here;
    // Everything due so far follows the rule saved so far.
    await settleDeliveries(here.world, here.guild);
    // As above, synchronous from here on.
    const rule = ruleAt(here, call.params);
    if (!rule) return noRule(here);
    if (call.body.version !== rule.version) return refuse('stale-version', STALE);
    const read = readRule(here, call.body.values, rule);
    if ('errors' in read) return wrongFields(read.errors);
    const reopening = reopensDecided(here, rule, read.values);
    if (reopening) return reopening;
    const before = { ...rule };
    // As for a new rule: turning a rule on turns its module on.
    if (call.body.enabled && !rule.enabled) here.row.enabled = true;
    Object.assign(rule, {
      enabled: call.body.enabled,
      values: withSecretsStored(here, read.values),
      version: rule.version + 1,
      updatedAt: here.world.clock.now(),
      updatedBy: here.user.id,
    });
    if (here.spec.slug === 'quest') keepSlug(here.world, here.guild.id, rule);
    saveModuleRow(here, 'rule-saved', {
      subject: ruleName(rule),
      changes: changesIn(here, before, rule),
      undo: {
        kind: 'RULE',
        slug: here.spec.slug,
        ruleId: rule.id,
        version: rule.version,
        rule: before,
      },
    });
    return done({ rule: ruleView(here, rule) }, 'Saved');
  },

  deleteRule: async (call) => {
    const here = await listAt(moduleAt(call));
    if (here instanceof Refusal) return here;
    await settleDeliveries(here.world, here.guild);
    const user = await userOf(here, call.params.ruleId);
    const rule = ruleAt(here, call.params);
    if (!rule) return noRule(here);
    if (user !== null) return refuse('in-use', `“${user}” uses this. Change or delete it first.`);
    const undo = removalOf(here, rule);
    here.row.rules = here.row.rules.filter((each) => each !== rule);
    listChanged(here.row);
    const line = saveModuleRow(here, 'rule-removed', {
      subject: ruleName(rule),
      changes: changesIn(here, rule, null),
      undo,
    });
    return done(ticketOf(line), 'Deleted');
  },
};
