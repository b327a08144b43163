import * as endpoints from '@/features/billing/packages/endpoints';
import * as offerEndpoints from '@/features/billing/packages/offerEndpoints';
import { isStaff } from '../access/admission';
import { pageOf } from '../../http/paging';
import { settleOrders } from '../orders/lifecycle';
import { done, refuse } from '../../http/reply';
import { serve, type Handlers } from '../../http/serve';
import type { PackageRow } from './rows';
import { staffPackageRoutes } from './staffHandlers';
import { bySize, sortedBy } from './sizes';
import { heldBy, termsOf } from './terms';
import { packageView } from './views';

const ofServers = serve(offerEndpoints, {
  listPackagesForServer: async ({ world, guild }) => {
    await settleOrders(world, guild.id);
    const rows = world.db.packages.filter((row) => row.status === 'ENABLED').sort(bySize);
    return done({
      packages: rows.map((row) =>
        Object.assign(packageView(row), { terms: termsOf(world, guild.id, row) }),
      ),
      held: heldBy(world, guild.id),
    });
  },
});

const forAll: Handlers<typeof endpoints> = {
  listPackages: ({ world, user, query }) => {
    const { all = false } = query;
    if (all && !isStaff(user)) return refuse('staff-only', 'Only Castle Bots staff can do this.');
    const isShown = (row: PackageRow) =>
      all || (row.status === 'ENABLED' && row.visibility === 'PUBLIC');
    const rows = world.db.packages.filter(isShown).sort(sortedBy(query.sort ?? 'order'));
    return done(pageOf(rows.map(packageView), query));
  },
};

export const packageRoutes = [...serve(endpoints, forAll), ...ofServers, ...staffPackageRoutes];
