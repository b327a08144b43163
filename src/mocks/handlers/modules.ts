import * as z from 'zod/mini';
import type { ModuleSpec } from '@/features/bot-modules/engine/defineModule';
import { loadModule, moduleAbouts } from '@/features/bot-modules/engine/registry';
import { iso, isoOrNull } from '../clock';
import type { GuildRow, ModuleRow, RuleRow } from '../db/types';
import { audit, managedServer, nextId } from '../domain/access';
import {
  allProblems,
  isUnlocked,
  problemsOf,
  readValues,
  ruleLimit,
  stateOf,
} from '../domain/modules';
import { settleOrders } from '../domain/orders';
import { on, withSession, type Handle, type SignedIn } from '../http/endpoint';
import { conflict, fail, invalid, notFound, ok } from '../http/envelope';
import type { World } from '../world';

const saveSchema = z.object({ version: z.number(), enabled: z.boolean(), values: z.unknown() });
const addSchema = z.object({ enabled: z.boolean(), values: z.unknown() });
const MALFORMED = invalid([{ path: '', message: 'The body is not what this call takes.' }]);

interface Here extends SignedIn {
  guild: GuildRow;
  spec: ModuleSpec;
  row: ModuleRow;
}

const rowOf = (world: World, guild: GuildRow, slug: string): ModuleRow =>
  world.db.modules.find((row) => row.serverId === guild.id && row.slug === slug) ?? {
    serverId: guild.id,
    slug,
    enabled: false,
    version: 0,
    values: null,
    updatedAt: null,
    updatedBy: null,
    rules: [],
  };

/** For calls below /servers/{id}/modules/{slug}: the server must be managed, the module exist. */
const withModule =
  (handle: (here: Here) => Response | Promise<Response>): Handle<SignedIn> =>
  async (context) => {
    const { world, user, params } = context;
    const guild = managedServer(world, user, params['id'] ?? '');
    if (guild instanceof Response) return guild;
    const spec = await loadModule(params['slug'] ?? '');
    if (!spec) return notFound('There is no such module.');
    await settleOrders(world, guild.id);
    return handle({ ...context, guild, spec, row: rowOf(world, guild, spec.slug) });
  };

/** The same for calls that change something: the package must hold the module. */
const withUnlocked = (handle: (here: Here) => Response | Promise<Response>): Handle<SignedIn> =>
  withModule((here) =>
    isUnlocked(here.world, here.guild, here.spec.planItem)
      ? handle(here)
      : fail(402, `${here.spec.title} is not in a package of this server.`),
  );

function summaryOf({ world, guild, spec, row }: Pick<Here, 'world' | 'guild' | 'spec' | 'row'>) {
  return {
    slug: spec.slug,
    state: stateOf(world, guild, spec, row),
    used: spec.rules ? row.rules.length : null,
    limit: spec.rules ? ruleLimit(world, guild) : null,
  };
}

const settingsOf = (here: Here) => ({
  ...summaryOf(here),
  enabled: here.row.enabled,
  version: here.row.version,
  values: here.row.values,
  updatedAt: isoOrNull(here.row.updatedAt),
  updatedBy: here.row.updatedBy,
  problems: allProblems(here.spec, here.row, here.guild),
});

const ruleView = ({ spec, guild }: Here, rule: RuleRow) => ({
  id: rule.id,
  enabled: rule.enabled,
  version: rule.version,
  values: rule.values,
  updatedAt: iso(rule.updatedAt),
  updatedBy: rule.updatedBy,
  problems: problemsOf(spec.fields, rule.values, guild).map(({ message }) => message),
});

/** Puts the row into the table with its first change. */
function keep({ world, user, row, spec }: Here, what: string): void {
  if (!world.db.modules.includes(row)) world.db.modules.push(row);
  audit(world, user.id, `module.${spec.slug}.${what}`, row.serverId);
}

const STALE = 'Somebody else has saved this meanwhile.';

const list: Handle<SignedIn> = async ({ world, user, params }) => {
  const guild = managedServer(world, user, params['id'] ?? '');
  if (guild instanceof Response) return guild;
  await settleOrders(world, guild.id);
  const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
  const modules = specs.flatMap((spec) =>
    spec ? [summaryOf({ world, guild, spec, row: rowOf(world, guild, spec.slug) })] : [],
  );
  return ok({ modules });
};

const save = withUnlocked(async (here) => {
  const { world, user, guild, spec, row, body } = here;
  const parsed = saveSchema.safeParse(await body());
  if (!parsed.success) return MALFORMED;
  if (parsed.data.version !== row.version) return conflict(STALE);
  if (!spec.rules) {
    const read = readValues(spec, guild, parsed.data.values);
    if ('errors' in read) return invalid(read.errors);
    row.values = read.values;
  }
  row.enabled = parsed.data.enabled;
  row.version += 1;
  row.updatedAt = world.clock.now();
  row.updatedBy = user.displayName;
  keep(here, 'saved');
  return ok(settingsOf(here), 'Saved.');
});

const addRule = withUnlocked(async (here) => {
  const { world, user, guild, spec, row, body } = here;
  const parsed = addSchema.safeParse(await body());
  if (!parsed.success || !spec.rules) return MALFORMED;
  const limit = ruleLimit(world, guild);
  if (row.rules.length >= limit) {
    return fail(402, `Your package allows ${String(limit)}. A larger one allows more.`);
  }
  const read = readValues(spec, guild, parsed.data.values);
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
  const { world, user, guild, spec, body } = here;
  const rule = findRule(here);
  if (!rule) return notFound(NO_RULE);
  const parsed = saveSchema.safeParse(await body());
  if (!parsed.success) return MALFORMED;
  if (parsed.data.version !== rule.version) return conflict(STALE);
  const read = readValues(spec, guild, parsed.data.values);
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

const removeRule = withModule((here) => {
  const rule = findRule(here);
  if (!rule) return notFound(NO_RULE);
  here.row.rules = here.row.rules.filter((each) => each !== rule);
  keep(here, 'rule-removed');
  return ok(null, 'Deleted.');
});

const module = '/api/servers/:id/modules/:slug';

export const moduleEndpoints = [
  on.get('/api/servers/:id/modules', withSession(list)),
  on.get(module, withSession(withModule((here) => ok(settingsOf(here))))),
  on.put(module, withSession(save)),
  on.get(
    `${module}/rules`,
    withSession(
      withModule((here) => ok({ rules: here.row.rules.map((rule) => ruleView(here, rule)) })),
    ),
  ),
  on.post(`${module}/rules`, withSession(addRule)),
  on.put(`${module}/rules/:ruleId`, withSession(saveRule)),
  on.delete(`${module}/rules/:ruleId`, withSession(removeRule)),
];
