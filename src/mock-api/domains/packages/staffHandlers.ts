import { placeOfNew } from '@/features/billing/packages/placeOfNew';
import * as endpoints from '@/features/billing/packages/staffEndpoints';
import { parseSol } from '@/shared/money/lamports';
import { audit } from '../audit/audit';
import { isStaff } from '../access/admission';
import { done, Refusal, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import { settleOrders } from '../orders/lifecycle';
import type { OrderRow } from '../orders/rows';
import { nextId, type World } from '../../store/world';
import { fieldsFrom } from './fieldsFrom';
import { idsInOrder, namesOf, packageChanges } from './changes';
import type { PackageRow } from './rows';
import { bySize } from './sizes';
import { packageView } from './views';

const NO_PACKAGE = 'Package not found.';

const find = ({ db }: World, { id }: { id: string }) => db.packages.find((row) => row.id === id);

/** Whether an order's price was paid and not refunded. */
const isPaid = ({ paymentStatus }: OrderRow) => paymentStatus === 'SUCCESS';

/** A package with figures of its orders. */
function staffPackageView({ db }: World, row: PackageRow) {
  const orders = db.orders.filter(({ packageId }) => packageId === row.id);
  const count = (...statuses: OrderRow['status'][]) =>
    orders.filter(({ status }) => statuses.includes(status)).length;
  return {
    ...packageView(row),
    inForce: count('ENABLED'),
    waiting: count('PENDING', 'VERIFYING'),
    revenue: orders
      .filter(isPaid)
      .reduce((sum, { price }) => sum + parseSol(price), 0n)
      .toString(),
  };
}

/** Inserts a new package into the order by its number of features, and moves those after it. */
function insertBySize({ db }: World, row: PackageRow): void {
  const others = db.packages.toSorted(bySize);
  const place = placeOfNew(others, row.items.length);
  row.order = others[place]?.order ?? (others.at(-1)?.order ?? 0) + 1;
  for (const other of others.slice(place)) other.order += 1;
}

const staffPackages = (world: World) => ({
  packages: world.db.packages.toSorted(bySize).map((row) => staffPackageView(world, row)),
});

/** Brings all orders up to date before their figures are computed. */
async function settleAll(world: World): Promise<void> {
  for (const id of new Set(world.db.orders.map(({ serverId }) => serverId)))
    await settleOrders(world, id);
}

export const staffPackageRoutes = serve(endpoints, {
  listStaffPackages: async ({ world }) => {
    await settleAll(world);
    return done(staffPackages(world));
  },

  getPackage: async ({ world, user, params }) => {
    const row = find(world, params);
    if (row && isStaff(user)) {
      await settleAll(world);
      return done({ package: staffPackageView(world, row) });
    }
    return row?.status === 'ENABLED'
      ? done({ package: { ...packageView(row), inForce: null, waiting: null, revenue: null } })
      : refuse('package-not-found', NO_PACKAGE);
  },

  reorderPackages: ({ world, user, body: { ids } }) => {
    const { packages } = world.db;
    const isWhole = ids.length === packages.length && packages.every(({ id }) => ids.includes(id));
    if (!isWhole)
      return refuse('stale-version', 'Someone else changed the packages. Refresh to see them.');
    const before = idsInOrder(world);
    for (const row of packages) row.order = ids.indexOf(row.id) + 1;
    audit(world, user.id, 'package.order', ids.join(' '), {
      changes: [{ field: 'Order', before: namesOf(world, before), after: namesOf(world, ids) }],
      staffUndo: { kind: 'PACKAGE_ORDER', before, after: ids },
    });
    world.changed();
    return done(staffPackages(world), 'Package order saved');
  },

  createPackage: ({ world, user, body }) => {
    const fields = fieldsFrom(body, world.db.packages);
    if (fields instanceof Refusal) return fields;
    const id = nextId(world, 'pkg');
    const row: PackageRow = { order: 0, status: 'DRAFT', ...fields, id, version: 1 };
    if (fields.order === undefined) insertBySize(world, row);
    world.db.packages.push(row);
    audit(world, user.id, 'package.create', row.id, { subject: row.name });
    world.changed();
    return done({ package: staffPackageView(world, row) }, 'Package created');
  },

  /** Existing orders keep the package as it was when they were made. */
  updatePackage: ({ world, user, params, body }) => {
    const row = find(world, params);
    if (!row) return refuse('package-not-found', NO_PACKAGE);
    if (body.version !== undefined && body.version !== row.version)
      return refuse('stale-version', 'Someone else changed this package. Refresh to see it.');
    const others = world.db.packages.filter((other) => other !== row);
    const fields = fieldsFrom(body, others);
    if (fields instanceof Refusal) return fields;
    const before = structuredClone(row);
    Object.assign(row, fields, { version: row.version + 1 });
    audit(world, user.id, 'package.update', row.id, {
      subject: row.name,
      changes: packageChanges(before, row),
      staffUndo: { kind: 'PACKAGE', version: row.version, before },
    });
    world.changed();
    return done({ package: staffPackageView(world, row) }, 'Package saved');
  },

  updatePackageStatus: ({ world, user, params }) => {
    const row = find(world, params);
    if (!row) return refuse('package-not-found', NO_PACKAGE);
    const before = structuredClone(row);
    row.status = params.status === 'ENABLED' ? 'ENABLED' : 'DISABLED';
    row.version += 1;
    audit(world, user.id, `package.${row.status.toLowerCase()}`, row.id, {
      subject: row.name,
      changes: packageChanges(before, row),
      staffUndo: { kind: 'PACKAGE', version: row.version, before },
    });
    world.changed();
    return done(
      { package: staffPackageView(world, row) },
      row.status === 'ENABLED' ? 'Package published' : 'Package discontinued',
    );
  },
});
