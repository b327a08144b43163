import * as endpoints from '@/features/modules/holder-checks/endpoints';
import { readMember } from '@/features/modules/holder-checks/memberInput';
import { audit } from '../audit/audit';
import { readValues } from '../module-settings/modules';
import { moduleAt, unlockedAt } from '../module-settings/moduleContext';
import { done, Refusal, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { memberOf } from '../members/members';
import { settleOrders } from '../orders/lifecycle';
import { entitlementsNow } from './entitlements';
import { checkOf, ownCheckOf } from './check';
import { estimateOf, readDeciding } from './estimate';
import { holderRules, ruleOf, type HolderRule } from './holderRules';
import { applyPlan } from './applyPlan';
import { planOf } from './plan';
import { settleHolderChecks } from './settle';
import { planView } from './views';

const NO_RULE = 'Rule not found.';
/** Stands for the id of a rule that was never saved: no role came from it. */
const UNSAVED = '';

/** All rules, that one as it would be. */
const withRule = (rules: readonly HolderRule[], rule: HolderRule): HolderRule[] => [
  ...rules.filter(({ id }) => id !== rule.id),
  rule,
];

export const holderCheckRoutes = serve(endpoints, {
  previewHolderRule: async ({ world, user, guild, body }) => {
    const here = await moduleAt({ world, user, guild, params: { slug: body.module } });
    if (here instanceof Refusal) return here;
    const own = here.row.rules.find(({ id }) => id === body.ruleId);
    if (body.ruleId !== undefined && !own) return refuse('rule-not-found', NO_RULE);
    const read = readValues(here, body.values, own?.values);
    if ('errors' in read) return wrongFields(read.errors);
    // What is tried is looked at as if it were on.
    const rule = ruleOf(body.module, { id: own?.id ?? UNSAVED, isOn: true }, read.values);
    const entitlements = await entitlementsNow(
      { world, guild },
      withRule(holderRules(world, guild), rule),
    );
    return done(
      planView(world, guild, entitlements, rule, planOf(world, guild, entitlements, rule)),
    );
  },

  estimateHolders: async ({ world, user, guild, body }) => {
    const here = await moduleAt({ world, user, guild, params: { slug: body.module } });
    if (here instanceof Refusal) return here;
    const read = readDeciding(here, body.values);
    if ('errors' in read) return wrongFields(read.errors);
    const rule = ruleOf(body.module, { id: UNSAVED, isOn: true }, read.values);
    return done(estimateOf(world, guild, await entitlementsNow({ world, guild }, [rule]), rule));
  },

  runHolderRule: async ({ world, user, guild, params }) => {
    await settleOrders(world, guild.id);
    const rules = holderRules(world, guild);
    const rule = rules.find(({ id }) => id === params.ruleId);
    if (!rule) return refuse('rule-not-found', NO_RULE);
    const here = await unlockedAt({ world, user, guild, params: { slug: rule.module } });
    if (here instanceof Refusal) return here;
    if (!rule.isOn) return refuse('switched-off', 'This rule is off. Turn it on first.');
    const entitlements = await entitlementsNow({ world, guild }, rules);
    const plan = planOf(world, guild, entitlements, rule);
    // Told before it is done: afterwards nobody has anything left to gain.
    const told = planView(world, guild, entitlements, rule, plan);
    applyPlan(world, guild, entitlements, rule, plan);
    audit(world, user.id, `module.${rule.module}.rule-run`, guild.id);
    world.changed();
    return done(told, 'Roles updated');
  },

  checkHolder: async ({ world, guild, body }) => {
    const read = readMember(body.of);
    if ('problem' in read) return wrongFields([{ path: 'of', message: read.problem }]);
    await settleOrders(world, guild.id);
    return done(await checkOf(world, guild, holderRules(world, guild), read.of));
  },

  listMyHolderRoles: async ({ world, user }) => {
    const servers = [];
    for (const guild of world.db.guilds) {
      const member = guild.botPresent ? memberOf(world, guild.id, user.id) : undefined;
      if (!member) continue;
      await settleOrders(world, guild.id);
      await settleHolderChecks(world, guild);
      const rules = await ownCheckOf(world, guild, holderRules(world, guild), member);
      const { id, name, icon } = guild;
      if (rules.length > 0) servers.push({ id, name, picture: icon, rules });
    }
    return done({ servers });
  },
});
