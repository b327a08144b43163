import { audit } from '../audit/audit';
import { managedServer } from '../discord/access';
import { nextId } from '../db/nextId';
import { readPackage } from './packageBody';
import { pageOf, sortBy } from '../http/paging';
import type { PackageRow } from './rows';
import { ACCESS_COOKIE } from '../http/cookies';
import {
  on,
  withSession,
  withStaff,
  type Context,
  type Handle,
  type SignedIn,
} from '../http/endpoint';
import { fail, invalid, notFound, ok } from '../http/envelope';
import { sessionOf } from '../session/sessions';

const byOrder = (one: PackageRow, other: PackageRow) => one.order - other.order;
const NOT_FOUND = 'This package does not exist.';

const find = ({ world, params }: Context) =>
  world.db.packages.find((row) => row.id === params['id']);

function isStaff({ world, cookies }: Context): boolean {
  const session = sessionOf(world, cookies[ACCESS_COOKIE]);
  const user = world.db.users.find((row) => row.id === session?.userId);
  return user?.capabilities.includes('staff') ?? false;
}

/** GET /packages: what is on offer, open to all; staff may ask for every one with `all=true`. */
const list: Handle = (context) => {
  const query = context.url.searchParams;
  const all = query.get('all') === 'true';
  if (all && !isStaff(context)) return fail(403, 'Only the platform’s staff may do this.');
  const rows = context.world.db.packages
    .filter((row) => all || row.status === 'ENABLED')
    .sort(byOrder);
  return ok(pageOf(query.has('sort') ? sortBy(rows, query) : rows, query));
};

/** GET /packages/{id}: the packages on offer to the server with that id. */
const onOffer: Handle<SignedIn> = ({ world, user, params }) => {
  const guild = managedServer(world, user, params['id'] ?? '');
  if (guild instanceof Response) return guild;
  return ok({
    packages: world.db.packages.filter((row) => row.status === 'ENABLED').sort(byOrder),
  });
};

/** GET /get-package/{id}: one package, for the edit screen; what is not on offer is for staff. */
const one: Handle<SignedIn> = (context) => {
  const row = find(context);
  const visible = row && (row.status === 'ENABLED' || context.user.capabilities.includes('staff'));
  return visible ? ok({ package: row }) : notFound(NOT_FOUND);
};

const create: Handle<SignedIn> = async ({ world, user, body }) => {
  const read = readPackage(await body(), world.db.packages);
  if ('errors' in read) return invalid(read.errors);
  const order = Math.max(0, ...world.db.packages.map((row) => row.order)) + 1;
  const row: PackageRow = { order, status: 'DRAFT', ...read.fields, id: nextId(world, 'pkg') };
  world.db.packages.push(row);
  audit(world, user.id, 'package.create', row.id);
  return ok({ package: row }, 'Package created.', 201);
};

/** PUT /packages/{id}: orders already made keep the package as it was when they were made. */
const update: Handle<SignedIn> = async (context) => {
  const row = find(context);
  if (!row) return notFound(NOT_FOUND);
  const others = context.world.db.packages.filter((other) => other !== row);
  const read = readPackage(await context.body(), others);
  if ('errors' in read) return invalid(read.errors);
  Object.assign(row, read.fields);
  audit(context.world, context.user.id, 'package.update', row.id);
  return ok({ package: row }, 'Package saved.');
};

const updateStatus: Handle<SignedIn> = (context) => {
  const row = find(context);
  if (!row) return notFound(NOT_FOUND);
  const status = context.params['status'];
  if (status !== 'ENABLED' && status !== 'DISABLED') {
    return invalid([{ path: 'status', message: 'ENABLED or DISABLED.' }]);
  }
  row.status = status;
  audit(context.world, context.user.id, `package.${status.toLowerCase()}`, row.id);
  return ok(
    { package: row },
    status === 'ENABLED' ? 'Package is on offer.' : 'Package is withdrawn.',
  );
};

export const packageEndpoints = [
  on.get('/api/packages', list),
  on.get('/api/packages/:id', withSession(onOffer)),
  on.get('/api/get-package/:id', withSession(one)),
  on.post('/api/package', withStaff(create)),
  on.put('/api/packages/update-status/:id/:status', withStaff(updateStatus)),
  on.put('/api/packages/:id', withStaff(update)),
];
