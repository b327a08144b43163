import type * as endpoints from '@/features/modules/engine/endpoints';
import { capitalized } from '@/shared/text/nouns';
import { ticketOf } from '../audit/audit';
import type { RuleUndo } from '../module-settings/rows';
import { nextId } from '../../store/world';
import { settleDeliveries } from '../post-history/settle';
import { ruleName } from '@/features/modules/engine/moduleState';
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
import { rulesOf, ruleView } from '../module-settings/views';

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

/** A rule came, went or moved: an order made from before it is out of date. */
export function listChanged(row: ModuleRow): void {
  row.listVersion = (row.listVersion ?? 0) + 1;
}

/** What brings a rule back that is about to go: as it is, to where it is. */
export const removalOf = ({ spec, row }: ModuleContext, rule: RuleRow): RuleUndo => ({
  kind: 'RULE',
  slug: spec.slug,
  ruleId: rule.id,
  version: null,
  rule: structuredClone(rule),
  after: row.rules[row.rules.indexOf(rule) - 1]?.id ?? null,
});

type RuleCalls = 'listRules' | 'createRule' | 'reorderRules' | 'updateRule' | 'deleteRule';

/** The calls of modules that hold a list. */
export const ruleHandlers: Pick<Handlers<typeof endpoints>, RuleCalls> = {
  listRules: async (call) => {
    const here = await listAt(moduleAt(call));
    return here instanceof Refusal ? here : done(rulesOf(here));
  },

  createRule: async (call) => {
    const here = await listAt(unlockedAt(call));
    if (here instanceof Refusal) return here;
    const { world, user, guild, row } = here;
    // Before the rule is dated: it posts only what is due after the last settlement and after its own creation.
    await settleDeliveries(world, guild);
    // From here on nothing is awaited, so that no other call comes between the checks and the change.
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

  /** A list that names others than there are was made from an old one. */
  reorderRules: async (call) => {
    const here = await listAt(unlockedAt(call));
    if (here instanceof Refusal) return here;
    const { ids, version } = call.body;
    const rules = ids.flatMap((id) => here.row.rules.find((rule) => rule.id === id) ?? []);
    const isWhole = ids.length === here.row.rules.length && rules.length === ids.length;
    const isOld = version !== (here.row.listVersion ?? 0);
    if (isOld || !isWhole || new Set(ids).size !== ids.length) {
      return refuse('stale-version', 'Someone else changed this list. Refresh to see it.');
    }
    here.row.rules = rules;
    listChanged(here.row);
    saveModuleRow(here, 'rules-ordered');
    return done(rulesOf(here), 'Order saved');
  },

  updateRule: async (call) => {
    const here = await listAt(unlockedAt(call));
    if (here instanceof Refusal) return here;
    // What is due by now is due by what the rule said until now.
    await settleDeliveries(here.world, here.guild);
    // As above, nothing is awaited from here on.
    const rule = ruleAt(here, call.params);
    if (!rule) return noRule(here);
    if (call.body.version !== rule.version) return refuse('stale-version', STALE);
    const read = readRule(here, call.body.values, rule);
    if ('errors' in read) return wrongFields(read.errors);
    const reopening = reopensDecided(here, rule, read.values);
    if (reopening) return reopening;
    const before = { ...rule };
    // As with one that is added: what is turned on works.
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
