import { audit } from '../audit/audit';
import { banCookie, clearedBan } from '../accounts/ban';
import { isAllowedOrigin } from '../accounts/hosts';
import { readState } from './oauthState';
import type { UserRow } from '../accounts/rows';
import { on, type Context, type Handle } from '../../http/route';
import { fail, redirect } from '../../http/envelope';
import { openSession, sessionCookies, token } from '../accounts/sessions';
import { personaUserId } from '../accounts/personas';
import { takeOwnSignIn } from './signInBinding';
import { CODE_TTL } from '../../http/cookies';
import type { World } from '../../store/world';
import { consentError, consentPage } from './consentPage';

export const CALLBACK_PATH = '/api/auth/discord/callback';
const AUTHORIZE_PATH = '/api/auth/discord/authorize';

/** Errors of an authorize URL, by parameter, as Discord would check it. */
function problemsOf({ url, world }: Context): string[] {
  const query = url.searchParams;
  const checks: [boolean, string][] = [
    [query.get('response_type') === 'code', 'response_type must be code'],
    [
      query.get('client_id') === world.settings.clientId,
      'client_id isn’t the one this back end knows',
    ],
    [query.get('scope') === 'identify guilds', 'scope must be exactly "identify guilds"'],
    [
      query.get('redirect_uri') === `${url.origin}${CALLBACK_PATH}`,
      `redirect_uri must be ${url.origin}${CALLBACK_PATH}`,
    ],
    [
      readState(query.get('state')) !== null,
      'state must be base64url of JSON {redirect, nonce, v: 1}',
    ],
  ];
  return checks.filter(([good]) => !good).map(([, problem]) => problem);
}

/** A single-use code as Discord gives it after consent. */
export function issueCode(world: World, userId: string, redirectUri: string): string {
  const now = world.clock.now();
  world.db.codes = world.db.codes.filter((row) => now < row.expiresAt);
  const code = token();
  world.db.codes.push({ code, userId, redirectUri, expiresAt: now + CODE_TTL });
  return code;
}

const authorize: Handle = (context) => {
  const problems = problemsOf(context);
  if (problems.length > 0) return consentError(problems);
  const { world, url } = context;
  const redirectUri = `${url.origin}${CALLBACK_PATH}`;
  return consentPage(redirectUri, url.searchParams.get('state') ?? '', (persona) =>
    issueCode(world, personaUserId(persona), redirectUri),
  );
};

/** Removes a code and returns its user: it works once, in time, and for the callback it was made for. */
function spendCode({ world, url }: Context): UserRow | undefined {
  const code = url.searchParams.get('code');
  const row = world.db.codes.find((candidate) => candidate.code === code);
  if (!row) return undefined;
  world.db.codes = world.db.codes.filter((other) => other !== row);
  const good =
    world.clock.now() < row.expiresAt && row.redirectUri === `${url.origin}${CALLBACK_PATH}`;
  return good ? world.db.users.find((user) => user.id === row.userId) : undefined;
}

/**
 * GET /auth/discord/callback?code&state: sets the session's cookies and returns to the origin in `state`. Refuses a
 * `state` of another browser first, so that a link cannot sign visitors in to its author's account.
 */
const callback: Handle = (context) => {
  const { world, url, setCookies } = context;
  const state = readState(url.searchParams.get('state'));
  if (!state || !isAllowedOrigin(state.redirect, world.settings.hosts, url.port)) {
    return fail('invalid-state', 'This sign-in has an unknown origin. Sign in again.');
  }
  const refused = (reason: string) => redirect(`${state.redirect}/unauthorized?error=${reason}`);
  if (!takeOwnSignIn(context, state)) return refused('not_started_here');
  if (url.searchParams.has('error')) return refused('access_denied');
  const user = spendCode(context);
  if (!user) return refused('invalid_code');
  if (user.deletedAt !== undefined) return refused('deleted');
  if (user.banned) {
    audit(world, user.id, 'session.refused', 'banned');
    setCookies([banCookie(world, user)]);
    world.changed();
    return refused('banned');
  }
  if (user.isNew === true) world.publish('signedUp', { user, state });
  const session = openSession(world, user.id, context.request);
  setCookies([...sessionCookies(session), ...clearedBan(context.cookies)]);
  audit(world, user.id, 'session.start', user.id);
  world.changed();
  return redirect(`${state.redirect}/`);
};

export const consentRoutes = [on.get(AUTHORIZE_PATH, authorize), on.get(CALLBACK_PATH, callback)];
