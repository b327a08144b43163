import * as endpoints from '@/features/modules/holder-checks/endpoints';
import { readMember } from '@/features/modules/holder-checks/memberInput';
import { audit } from '../audit/audit';
import { readValues } from '../module-settings/modules';
import { moduleAt, unlockedAt } from '../module-settings/moduleContext';
import { byFields } from '../../http/paging';
import { done, Refusal, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import type { GuildRow } from '../guilds/rows';
import { memberOf, membersOf } from '../members/members';
import type { World } from '../../store/world';
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
/** Id for a rule that was never saved: no role came from it. */
const UNSAVED = '';

/** All rules, with this one in place of its saved version. */
const withRule = (rules: readonly HolderRule[], rule: HolderRule): HolderRule[] => [
  ...rules.filter(({ id }) => id !== rule.id),
  rule,
];

/** Number of members checked per page of a preview. */
const CHECKED_AT_ONCE = 2000;

/**
 * A page of members, ordered by id, so no member is checked twice when others join or leave.
 *
 * @param after last id of the page before; undefined for all members at once
 */
function partOfMembers(world: World, guild: GuildRow, after: string | undefined) {
  const all = membersOf(world, guild.id);
  if (after === undefined) return { part: all, next: null, members: all.length };
  const rest = all
    .filter(({ userId }) => userId > after)
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
  const part = rest.slice(0, CHECKED_AT_ONCE);
  const next = rest.length > part.length ? (part.at(-1)?.userId ?? null) : null;
  return { part, next, members: all.length };
}

export const holderCheckRoutes = serve(endpoints, {
  previewHolderRule: async ({ world, user, guild, body }) => {
    const here = await moduleAt({ world, user, guild, params: { slug: body.module } });
    if (here instanceof Refusal) return here;
    const own = here.row.rules.find(({ id }) => id === body.ruleId);
    if (body.ruleId !== undefined && !own) return refuse('rule-not-found', NO_RULE);
    const read = readValues(here, body.values, own?.values);
    if ('errors' in read) return wrongFields(read.errors);
    // The rule is tried as if it were on.
    const rule = ruleOf(body.module, { id: own?.id ?? UNSAVED, isOn: true }, read.values);
    const entitlements = await entitlementsNow(
      { world, guild },
      withRule(holderRules(world, guild), rule),
    );
    const { part, ...about } = partOfMembers(world, guild, body.after);
    const plan = planOf(world, guild, entitlements, rule, { members: part });
    return done({ ...planView(world, guild, entitlements, rule, plan), ...about });
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
    // The plan is rendered first: after it is applied no member would have anything to gain.
    const told = planView(world, guild, entitlements, rule, plan);
    applyPlan(world, guild, entitlements, rule, plan);
    audit(world, user.id, `module.${rule.module}.rule-run`, guild.id, { subject: rule.name });
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
    return done({ servers: servers.toSorted(byFields('name', 'id')) });
  },
});
