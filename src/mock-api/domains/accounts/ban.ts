import type { Ban } from '@/features/identity/session/user';
import { ACCESS_COOKIE, BAN_COOKIE, CODE_TTL, type SetCookie } from '../../http/cookies';
import type { World } from '../../store/world';
import type { UserRow } from './rows';
import { sessionOf, token } from './sessions';

/** Lets the browser whose sign-in was refused ask why, for ten minutes. It opens nothing else. */
export function banCookie({ clock }: World, user: UserRow): SetCookie {
  user.banNotice = { token: token(), expiresAt: clock.now() + CODE_TTL };
  return {
    name: BAN_COOKIE,
    value: user.banNotice.token,
    maxAge: CODE_TTL / 1000,
    path: '/api/auth',
    httpOnly: true,
  };
}

/** Takes that away where the browser has it: another account is signed in, or someone has logged out. */
export const clearedBan = (cookies: Readonly<Record<string, string>>): SetCookie[] =>
  cookies[BAN_COOKIE] === undefined
    ? []
    : [{ name: BAN_COOKIE, value: '', maxAge: 0, path: '/api/auth', httpOnly: true }];

/** The ban of the caller: of their session, or of the sign-in that was refused. Null for anyone else. */
export function banOf(world: World, cookies: Readonly<Record<string, string>>): Ban | null {
  const session = sessionOf(world, cookies[ACCESS_COOKIE]);
  const notice = cookies[BAN_COOKIE];
  const now = world.clock.now();
  const isTheirs = ({ id, banNotice }: UserRow) =>
    session
      ? id === session.userId
      : banNotice !== undefined && banNotice.token === notice && now < banNotice.expiresAt;
  const user = world.db.users.find((row) => row.banned && isTheirs(row));
  return user ? { reason: user.banReason ?? null } : null;
}
