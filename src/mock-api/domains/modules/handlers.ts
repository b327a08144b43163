import * as endpoints from '@/features/modules/engine/endpoints';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { done, Refusal, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { settleDeliveries } from '../post-history/settle';
import { settleOrders } from '../orders/lifecycle';
import { changesIn } from '../module-settings/changes';
import { moduleRow, readValues } from '../module-settings/modules';
import { saveModuleRow, moduleAt, STALE, unlockedAt } from '../module-settings/moduleContext';
import { ruleHandlers } from './ruleHandlers';
import { withSecretsStored } from '../module-settings/secrets';
import { fullSettingsOf, fullSummaryOf } from './summaries';

export const moduleRoutes = serve(endpoints, {
  ...ruleHandlers,

  listModules: async ({ world, guild }) => {
    await settleOrders(world, guild.id);
    const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
    const modules = specs.flatMap((spec) =>
      spec ? [fullSummaryOf({ world, guild, spec, row: moduleRow(world, guild, spec.slug) })] : [],
    );
    return done({ modules });
  },

  getModule: async (call) => {
    const here = await moduleAt(call);
    return here instanceof Refusal ? here : done(fullSettingsOf(here));
  },

  updateModule: async (call) => {
    const here = await unlockedAt(call);
    if (here instanceof Refusal) return here;
    const { world, user, guild, spec, row } = here;
    if (call.body.version !== row.version) return refuse('stale-version', STALE);
    const read = spec.rules ? null : readValues(here, call.body.values, here.row.values);
    if (read && 'errors' in read) return wrongFields(read.errors);
    // Everything due so far follows the settings saved so far.
    await settleDeliveries(world, guild);
    if (call.body.version !== row.version) return refuse('stale-version', STALE);
    const before = { enabled: row.enabled, values: row.values };
    if (read) {
      row.createdAt ??= row.values === null ? world.clock.now() : 0;
      row.values = withSecretsStored(here, read.values);
    }
    row.enabled = call.body.enabled;
    row.version += 1;
    row.updatedAt = world.clock.now();
    row.updatedBy = user.id;
    saveModuleRow(here, 'saved', {
      changes: changesIn(here, before, row),
      undo: { kind: 'MODULE', slug: spec.slug, version: row.version, ...before },
    });
    return done(fullSettingsOf(here), 'Saved');
  },
});
