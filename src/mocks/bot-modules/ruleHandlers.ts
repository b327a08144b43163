import * as z from 'zod/mini';
import { loadModule, moduleAbouts } from '@/features/bot-modules/engine/registry';
import type { RuleRow } from './rows';
import { nextId } from '../db/nextId';
import { moduleRow, readRule, ruleLimit, stored } from './modules';
import { rulesOf, ruleView } from './views';
import { on, withSession } from '../http/endpoint';
import { conflict, fail, invalid, notFound, ok } from '../http/envelope';
import { sendTest } from './sendTest';
import { keep, malformed, STALE, withModule, withUnlocked, type Here } from './withModule';

const addSchema = z.object({ enabled: z.boolean(), values: z.unknown() });
const saveSchema = z.extend(addSchema, { version: z.number() });

const addRule = withUnlocked(async (here) => {
  const { world, user, guild, spec, row, body } = here;
  const parsed = addSchema.safeParse(await body());
  if (!parsed.success || !spec.rules) return malformed();
  const limit = ruleLimit(world, guild);
  if (row.rules.length >= limit) {
    return fail(402, `Your package allows ${String(limit)}. A larger one allows more.`);
  }
  const read = readRule(here, parsed.data.values);
  if ('errors' in read) return invalid(read.errors);
  const rule: RuleRow = {
    id: nextId(world, 'rule'),
    enabled: parsed.data.enabled,
    version: 1,
    values: read.values,
    updatedAt: world.clock.now(),
    updatedBy: user.displayName,
  };
  row.rules.push(rule);
  row.enabled = true;
  keep(here, 'rule-added');
  return ok({ rule: ruleView(here, rule) }, 'Added.', 201);
});

const findRule = ({ row, params }: Here) => row.rules.find(({ id }) => id === params['ruleId']);
const NO_RULE = 'This rule does not exist any more.';

const saveRule = withUnlocked(async (here) => {
  const { world, user, body } = here;
  const rule = findRule(here);
  if (!rule) return notFound(NO_RULE);
  const parsed = saveSchema.safeParse(await body());
  if (!parsed.success) return malformed();
  if (parsed.data.version !== rule.version) return conflict(STALE);
  const read = readRule(here, parsed.data.values, rule);
  if ('errors' in read) return invalid(read.errors);
  Object.assign(rule, {
    enabled: parsed.data.enabled,
    values: read.values,
    version: rule.version + 1,
    updatedAt: world.clock.now(),
    updatedBy: user.displayName,
  });
  keep(here, 'rule-saved');
  return ok({ rule: ruleView(here, rule) }, 'Saved.');
});

/** How many rules of this server, of whatever module, name that one in a field of theirs. */
async function usesOf({ world, guild, spec }: Here, rule: RuleRow): Promise<number> {
  const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
  return specs.reduce((sum, other) => {
    const names = Object.entries(other?.fields ?? {})
      .filter(([, { control }]) => control.kind === 'rule' && control.of === spec.slug)
      .map(([name]) => name);
    const rules = other ? moduleRow(world, guild, other.slug).rules : [];
    const using = rules.filter(({ values }) => names.some((name) => values[name] === rule.id));
    return sum + using.length;
  }, 0);
}

const removeRule = withModule(async (here) => {
  const rule = findRule(here);
  if (!rule) return notFound(NO_RULE);
  const uses = await usesOf(here, rule);
  if (uses > 0) {
    return conflict(`It is still in use by ${String(uses)}. Change or delete what uses it first.`);
  }
  here.row.rules = here.row.rules.filter((each) => each !== rule);
  keep(here, 'rule-removed');
  return ok(null, 'Deleted.');
});

const orderSchema = z.object({ ids: z.array(z.string()) });

/** All rules in a new order; a list that names others than there are was made from an old one. */
const orderRules = withUnlocked(async (here) => {
  const parsed = orderSchema.safeParse(await here.body());
  if (!parsed.success) return malformed();
  const { ids } = parsed.data;
  const rules = ids.flatMap((id) => here.row.rules.find((rule) => rule.id === id) ?? []);
  const isWhole = ids.length === here.row.rules.length && rules.length === ids.length;
  if (!isWhole || new Set(ids).size !== ids.length) {
    return conflict('The list has changed meanwhile. Load it again.');
  }
  here.row.rules = rules;
  keep(here, 'rules-ordered');
  return ok(rulesOf(here), 'The order was saved.');
});

const testRule = withUnlocked((here) => {
  const rule = findRule(here);
  return rule ? sendTest(here, stored(here.spec, rule.values)) : notFound(NO_RULE);
});

const rules = '/api/servers/:id/modules/:slug/rules';

/** Modules that hold a list. */
export const moduleRuleEndpoints = [
  on.get(rules, withSession(withModule((here) => ok(rulesOf(here))))),
  on.post(rules, withSession(addRule)),
  // Before the call that would take "order" for an id.
  on.put(`${rules}/order`, withSession(orderRules)),
  on.put(`${rules}/:ruleId`, withSession(saveRule)),
  on.delete(`${rules}/:ruleId`, withSession(removeRule)),
  on.post(`${rules}/:ruleId/test`, withSession(testRule)),
];
