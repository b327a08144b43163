import type { LinkTrouble } from '@/features/identity/socials/linkPath';
import { X_LINK_PATH } from '@/features/identity/socials/linkPath';
import { audit } from '../audit/audit';
import { ACCESS_COOKIE, CODE_TTL } from '../../http/cookies';
import { redirect } from '../../http/envelope';
import { on, type Context, type Handle } from '../../http/route';
import { sessionOf, token } from '../accounts/sessions';
import type { World } from '../../store/world';
import { accountsOn } from '../social-accounts/xAccounts';
import { unknownLink, xConsentPage } from './xConsentPage';
import type { XCodeRow, XLinkRow } from '../social-accounts/rows';
import { linkAccount } from '../social-accounts/socials';

export const X_CALLBACK_PATH = '/api/twitter/callback';
const AUTHORIZE_PATH = '/api/twitter/authorize';
/** Constant, so that no part of the address decides where the redirect leads. */
const PROFILE = '/dashboard/profile';

const back = (trouble: LinkTrouble) => redirect(`${PROFILE}?trouble=${trouble}`);

/** The signed-in user and session; null for a banned account. */
function callerOf({ world, cookies }: Context) {
  const session = sessionOf(world, cookies[ACCESS_COOKIE]);
  const user = world.db.users.find((row) => row.id === session?.userId);
  return session && user && !user.banned ? { session, user } : null;
}

/** GET /twitter/link: redirects to X, with a `state` that only this session can return with. */
const link: Handle = (context) => {
  const { world } = context;
  const caller = callerOf(context);
  // The page's first request renews the session, so the user can try again.
  if (!caller) return back('session');
  const now = world.clock.now();
  const state = token();
  const isRecent = ({ expiresAt }: XLinkRow) => now < expiresAt + CODE_TTL;
  world.db.xLinks = world.db.xLinks.filter(isRecent);
  world.db.xLinks.push({
    state,
    sessionId: caller.session.id,
    expiresAt: now + CODE_TTL,
    isUsed: false,
  });
  world.changed();
  return redirect(`${AUTHORIZE_PATH}?${new URLSearchParams({ state }).toString()}`);
};

/** Replaces X's consent page: lets the user choose an account. */
const authorize: Handle = (context) => {
  const { world, url } = context;
  const state = url.searchParams.get('state');
  const row = world.db.xLinks.find((each) => each.state === state);
  const session = world.db.sessions.find(({ id }) => id === row?.sessionId);
  const user = world.db.users.find(({ id }) => id === session?.userId);
  if (!row || !user) return unknownLink();
  const now = world.clock.now();
  world.db.xCodes = world.db.xCodes.filter(({ expiresAt }) => now < expiresAt);
  const choices = accountsOn(world, user).map((account) => {
    const code = token();
    const { externalId, handle, isSuspended } = account;
    const expiresAt = now + CODE_TTL;
    world.db.xCodes.push({ code, state: row.state, externalId, handle, isSuspended, expiresAt });
    return { code, handle, note: account.note };
  });
  world.changed();
  return xConsentPage(X_CALLBACK_PATH, row.state, choices);
};

/** Removes a code and returns it if it was issued for this `state`. */
function spendCode(world: World, url: URL, { state }: XLinkRow): XCodeRow | undefined {
  const code = url.searchParams.get('code');
  const row = world.db.xCodes.find((each) => each.code === code);
  world.db.xCodes = world.db.xCodes.filter((each) => each !== row);
  return row?.state === state ? row : undefined;
}

/** GET /twitter/callback?code&state: links the account, and redirects to the page of the user's accounts. */
const callback: Handle = (context) => {
  const { world, url } = context;
  const caller = callerOf(context);
  if (!caller) return back('session');
  const state = url.searchParams.get('state');
  const row = world.db.xLinks.find((each) => each.state === state);
  // The `state` of another session stays valid, so that other users cannot spoil it.
  if (!row || row.sessionId !== caller.session.id || row.isUsed) return back('state');
  row.isUsed = true;
  world.changed();
  if (world.clock.now() >= row.expiresAt) return back('expired');
  if (url.searchParams.has('error')) return back('denied');
  const account = spendCode(world, url, row);
  if (!account) return back('state');
  if (account.isSuspended) return back('suspended');
  const { externalId, handle } = account;
  if (!linkAccount(world, caller.user.id, { platform: 1, externalId, handle }))
    return back('taken');
  audit(world, caller.user.id, 'social.link', 'x');
  return redirect(`${PROFILE}?linked=1`);
};

/** Navigations; X's consent page is not part of the contract. */
export const xConsentRoutes = [
  on.get(X_LINK_PATH, link),
  on.get(AUTHORIZE_PATH, authorize),
  on.get(X_CALLBACK_PATH, callback),
];
