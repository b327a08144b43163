import * as endpoints from '@/features/packages/endpoints';
import * as staffEndpoints from '@/features/packages/staffEndpoints';
import { audit } from '../audit/audit';
import { nextId } from '../db/nextId';
import { isStaff } from '../http/admission';
import { pageOf, sortBy } from '../http/paging';
import { done, Refusal, refuse } from '../http/reply';
import { serve, type Handlers } from '../http/serve';
import type { World } from '../world';
import { fieldsFrom } from './fieldsFrom';
import type { PackageRow } from './rows';

const byOrder = (one: PackageRow, other: PackageRow) => one.order - other.order;
const NO_PACKAGE = 'This package does not exist.';
const find = ({ db }: World, { id }: { id: string }) => db.packages.find((row) => row.id === id);

const forAll: Handlers<typeof endpoints> = {
  listPackages: ({ world, user, query }) => {
    const { all = false } = query;
    if (all && !isStaff(user)) return refuse(403, 'Only the platform’s staff may do this.');
    const rows = world.db.packages.filter((row) => all || row.status === 'ENABLED').sort(byOrder);
    return done(pageOf(query.sort === undefined ? rows : sortBy(rows, query), query));
  },

  listPackagesForServer: ({ world }) =>
    done({ packages: world.db.packages.filter((row) => row.status === 'ENABLED').sort(byOrder) }),

  /** What is not on offer is for staff. */
  getPackage: ({ world, user, params }) => {
    const row = find(world, params);
    const isVisible = row?.status === 'ENABLED' || isStaff(user);
    return row && isVisible ? done({ package: row }) : refuse(404, NO_PACKAGE);
  },
};

const forStaff: Handlers<typeof staffEndpoints> = {
  addPackage: ({ world, user, body }) => {
    const fields = fieldsFrom(body, world.db.packages);
    if (fields instanceof Refusal) return fields;
    const order = Math.max(0, ...world.db.packages.map((row) => row.order)) + 1;
    const row: PackageRow = { order, status: 'DRAFT', ...fields, id: nextId(world, 'pkg') };
    world.db.packages.push(row);
    audit(world, user.id, 'package.create', row.id);
    return done({ package: row }, 'Package created.');
  },

  /** Orders already made keep the package as it was when they were made. */
  savePackage: ({ world, user, params, body }) => {
    const row = find(world, params);
    if (!row) return refuse(404, NO_PACKAGE);
    const others = world.db.packages.filter((other) => other !== row);
    const fields = fieldsFrom(body, others);
    if (fields instanceof Refusal) return fields;
    Object.assign(row, fields);
    audit(world, user.id, 'package.update', row.id);
    return done({ package: row }, 'Package saved.');
  },

  setPackageStatus: ({ world, user, params }) => {
    const row = find(world, params);
    if (!row) return refuse(404, NO_PACKAGE);
    row.status = params.status === 'ENABLED' ? 'ENABLED' : 'DISABLED';
    audit(world, user.id, `package.${row.status.toLowerCase()}`, row.id);
    return done(
      { package: row },
      row.status === 'ENABLED' ? 'Package is on offer.' : 'Package is withdrawn.',
    );
  },
};

export const packageRoutes = [...serve(endpoints, forAll), ...serve(staffEndpoints, forStaff)];
