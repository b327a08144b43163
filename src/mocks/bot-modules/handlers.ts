import * as z from 'zod/mini';
import { loadModule, moduleAbouts } from '@/features/bot-modules/engine/registry';
import { managedServer } from '../discord/access';
import { moduleRow, readValues, stored } from './modules';
import { settingsOf, summaryOf } from './views';
import { settleOrders } from '../orders/lifecycle';
import { on, withSession, type Handle, type SignedIn } from '../http/endpoint';
import { conflict, invalid, ok } from '../http/envelope';
import { moduleRuleEndpoints } from './ruleHandlers';
import { sendTest } from './sendTest';
import { keep, malformed, STALE, withModule, withUnlocked } from './withModule';

const saveSchema = z.object({ version: z.number(), enabled: z.boolean(), values: z.unknown() });

const list: Handle<SignedIn> = async ({ world, user, params }) => {
  const guild = managedServer(world, user, params['id'] ?? '');
  if (guild instanceof Response) return guild;
  await settleOrders(world, guild.id);
  const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
  const modules = specs.flatMap((spec) =>
    spec ? [summaryOf({ world, guild, spec, row: moduleRow(world, guild, spec.slug) })] : [],
  );
  return ok({ modules });
};

const save = withUnlocked(async (here) => {
  const { world, user, spec, row, body } = here;
  const parsed = saveSchema.safeParse(await body());
  if (!parsed.success) return malformed();
  if (parsed.data.version !== row.version) return conflict(STALE);
  if (!spec.rules) {
    const read = readValues(here, parsed.data.values);
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

const testModule = withUnlocked((here) =>
  sendTest(here, here.row.values === null ? null : stored(here.spec, here.row.values)),
);

const module = '/api/servers/:id/modules/:slug';

export const moduleEndpoints = [
  on.get('/api/servers/:id/modules', withSession(list)),
  on.get(module, withSession(withModule((here) => ok(settingsOf(here))))),
  on.put(module, withSession(save)),
  on.post(`${module}/test`, withSession(testModule)),
  ...moduleRuleEndpoints,
];
