import type { Endpoint } from '@/shared/api/endpoint';
import { isRow } from '@/shared/api/lenient';
import { serverFor } from '../domains/access/access';
import { isServerRole } from '@/shared/api/serverRole';
import type { GuildRow } from '../domains/guilds/rows';
import { banOf } from '../domains/accounts/ban';
import type { SessionRow, UserRow } from '../domains/accounts/rows';
import { sessionOf } from '../domains/accounts/sessions';
import type { World } from '../store/world';
import { ACCESS_COOKIE } from './cookies';
import { refuse, type Refusal } from './reply';
import type { Context } from './route';

/** Who calls; both null for a visitor. */
export interface Caller {
  user: UserRow | null;
  session: SessionRow | null;
}

/** Who calls; somebody who is banned is nobody. */
export function callerOf({ world, cookies }: Context): Caller {
  const session = sessionOf(world, cookies[ACCESS_COOKIE]);
  const user = world.db.users.find((row) => row.id === session?.userId) ?? null;
  return session === null || user === null || user.banned
    ? { user: null, session: null }
    : { user, session };
}

/** Who calls, as far as it may be anybody who is signed in, or of the staff; else the refusal. */
export function admit({ access }: Endpoint, context: Context): Caller | Refusal {
  const { user, session } = callerOf(context);
  if (access === 'open' || access === 'renewal') return { user, session };
  if (user === null) {
    const isBanned = banOf(context.world, context.cookies) !== null;
    return refuse(401, isBanned ? 'This account is banned.' : 'Sign in to go on.');
  }
  return access === 'staff' && !isStaff(user)
    ? refuse(403, 'Only the platform’s staff may do this.')
    : { user, session };
}

export const isStaff = (user: UserRow | null) => user?.capabilities.includes('staff') ?? false;

/** What a call says of the server it is about. */
interface Said {
  params: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Whether the path of a call says which server it is about; else its body does. */
export const isServerInPath = ({ params = {} }: Endpoint) =>
  Object.values(params).some(({ of }) => of === 'server' || of === 'order');

/**
 * The server a call is about, for who has the role on it; else the refusal. It is the one in the path, that of the
 * order in the path, or `discordServerId` of the body.
 */
export function serverOf(
  { params: declared = {}, access }: Endpoint,
  world: World,
  user: UserRow,
  { params, body }: Said,
): GuildRow | Refusal<403 | 404> {
  const standsFor = (kind: string) => {
    const name = Object.keys(declared).find((each) => declared[each]?.of === kind);
    return name === undefined ? undefined : params[name];
  };
  const orderId = standsFor('order');
  const order = world.db.orders.find((row) => row.id === orderId);
  if (orderId !== undefined && !order) return refuse(404, 'This order does not exist.');
  const named = isRow(body) ? body['discordServerId'] : undefined;
  const id = standsFor('server') ?? order?.serverId ?? String(named);
  return serverFor(world, user, id, isServerRole(access) ? access : 'owner');
}
