import type { Endpoint } from '@/shared/api/endpoint';
import { isRow } from '@/shared/api/lenient';
import { isServerRole } from '@/shared/api/serverRole';
import type { AccessRules, Addressed, Caller } from '../../http/application';
import { ACCESS_COOKIE } from '../../http/cookies';
import { refuse, type Refusal } from '../../http/reply';
import type { Context } from '../../http/route';
import type { World } from '../../store/world';
import { banOf } from '../accounts/ban';
import type { UserRow } from '../accounts/rows';
import { isXsrfOf, sessionByAnyToken, sessionOf, xsrfCookie } from '../accounts/sessions';
import type { GuildRow } from '../guilds/rows';
import { serverFor } from './access';

/** Who calls; a banned account counts as a visitor. */
export function callerOf({ world, cookies }: Context): Caller {
  const session = sessionOf(world, cookies[ACCESS_COOKIE]);
  const user = world.db.users.find((row) => row.id === session?.userId) ?? null;
  return session === null || user === null || user.banned
    ? { user: null, session: null }
    : { user, session };
}

export const isStaff = (user: UserRow | null) => user?.capabilities.includes('staff') ?? false;

function admit(
  { access }: Endpoint,
  context: Context,
): Caller | Refusal<'not-signed-in' | 'signed-out-by-ban' | 'staff-only'> {
  const { user, session } = callerOf(context);
  if (access === 'open' || access === 'renewal') return { user, session };
  if (user === null) {
    const isBanned = banOf(context.world, context.cookies) !== null;
    return isBanned
      ? refuse('signed-out-by-ban', 'This account is banned.')
      : refuse('not-signed-in', 'Sign in to continue.');
  }
  return access === 'staff' && !isStaff(user)
    ? refuse('staff-only', 'Only Castle Bots staff can do this.')
    : { user, session };
}

/** The server that an order is for; null where there is no such order. */
type ServerOfOrder = (world: World, orderId: string) => string | null;

/** The server is the one in the path, that of the order in the path, or `discordServerId` of the body. */
function serverOf(
  { params: declared = {}, access }: Endpoint,
  world: World,
  user: UserRow,
  { params, body }: Addressed,
  serverOfOrder: ServerOfOrder,
):
  | GuildRow
  | Refusal<
      | 'editor-needed'
      | 'not-on-team'
      | 'order-not-found'
      | 'owner-needed'
      | 'reviewer-needed'
      | 'server-not-found'
      | 'treasurer-needed'
    > {
  const idOf = (kind: string) => {
    const name = Object.keys(declared).find((each) => declared[each]?.of === kind);
    return name === undefined ? undefined : params[name];
  };
  const orderId = idOf('order');
  const ofOrder = orderId === undefined ? undefined : serverOfOrder(world, orderId);
  if (ofOrder === null) return refuse('order-not-found', 'This order doesn’t exist.');
  const named = isRow(body) ? body['discordServerId'] : undefined;
  const id = idOf('server') ?? ofOrder ?? String(named);
  return serverFor(world, user, id, isServerRole(access) ? access : 'owner');
}

/** Access by session, staff capability and role on the server. */
export const accessRules = (
  serverOfOrder: ServerOfOrder,
  closedTo: AccessRules['closedTo'],
): AccessRules => ({
  admit,
  serverOf: (endpoint, world, user, addressed) =>
    serverOf(endpoint, world, user, addressed, serverOfOrder),
  closedTo,
  isXsrfToken(world, cookies, token) {
    const session = sessionByAnyToken(world, cookies);
    return session === null || isXsrfOf(session, token);
  },
  xsrfCookie: (world, cookies) => xsrfCookie(sessionByAnyToken(world, cookies)),
});
