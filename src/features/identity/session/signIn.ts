import * as z from 'zod/mini';
import {
  forgetAttribution,
  storedAttribution,
  withoutReferral,
} from '@/features/billing/referrals/attribution';
import { REF_PATTERN } from '@/features/billing/referrals/attributionRules';
import { config } from '@/shared/config/config';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import { sessionStore } from '@/shared/storage/storage';
import { randomHex } from '@/shared/text/bytes';
import { SIGN_IN_SECONDS, signInCookieName } from './signInCookie';

/** Session-storage key of a sign-in in progress: a one-time nonce and the path to return to. */
const PENDING_SIGN_IN_KEY = 'castle-sign-in';

const pendingSchema = z.object({ nonce: z.string(), returnTo: z.string(), at: z.number() });

interface SignInOptions {
  origin: string;
  /** Same-origin path to show afterwards. */
  returnTo: string;
  /** Referral code from the URL's `ref` parameter, already validated; an earlier one that counts takes precedence. */
  ref?: string | undefined;
  now?: number;
}

/**
 * Stores the sign-in and returns the chat platform's consent page, to be opened by the caller. The scopes are exactly
 * identify and guilds; `state` carries the origin as the redirect (spec §1) and, beyond it, a nonce and the first
 * referral link followed: base64url of JSON `{redirect, nonce, v, ref?, src?, seenAt?, visitor?, utm?}`. The callback
 * accepts a `state` only from the browser that has its nonce in a cookie.
 *
 * @returns null if this browser blocks cookies, and so can't be signed in
 */
export function beginSignIn(options: SignInOptions): string | null {
  const { origin, returnTo, ref, now = Date.now() } = options;
  const nonce = randomHex(16);
  if (!setSignInCookie(nonce)) return null;
  const pending = { nonce, returnTo: withoutRef(returnTo), at: now };
  sessionStore.set(PENDING_SIGN_IN_KEY, JSON.stringify(pending));
  const touch = storedAttribution(now) ?? (ref === undefined ? {} : { ref });
  const state = { redirect: origin, nonce, v: 1, ...touch };
  const url = new URL(config.discordAuthorizeUrl, origin);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: config.discordClientId,
    scope: 'identify guilds',
    redirect_uri: `${origin}/api/auth/discord/callback`,
    state: base64Url(JSON.stringify(state)),
  }).toString();
  return url.toString();
}

/** Stores in a cookie that this browser has started a sign-in; false if it blocks cookies. */
export function setSignInCookie(nonce: string): boolean {
  const isHttps = document.location.protocol === 'https:';
  const pair = `${isHttps ? '__Host-' : ''}${signInCookieName(nonce)}=${nonce}`;
  document.cookie = `${pair}; Path=/; Max-Age=${String(SIGN_IN_SECONDS)}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return document.cookie.split('; ').includes(pair);
}

/** The consent page for signing in from the current page; null if cookies are blocked. */
export function consentPage(returnTo: string | undefined): string | null {
  const { origin, pathname, search } = window.location;
  const ref = new URLSearchParams(search).get('ref') ?? undefined;
  const isPlace = pathname !== '/' && pathname !== '/unauthorized';
  const here = isPlace ? pathname + search : '/dashboard';
  return beginSignIn({
    origin,
    returnTo: returnTo === undefined || returnTo === '/' ? here : returnTo,
    ref: ref !== undefined && REF_PATTERN.test(ref) ? ref : undefined,
  });
}

/**
 * The path to show after a sign-in started in this tab, once; null if there was none. Does not check the time: if the
 * clock changed in between, the path would be lost.
 */
export function finishSignIn(origin: string): string | null {
  const returnTo = takeWayBack(origin);
  if (returnTo !== null) forgetAttribution();
  return returnTo;
}

/** The page that a cancelled or refused sign-in was started for, once; null if this tab has started none. */
export function takeWayBack(origin: string): string | null {
  const pending = pendingSignIn();
  sessionStore.remove(PENDING_SIGN_IN_KEY);
  return pending === null ? null : safeReturnPath(pending.returnTo, origin);
}

/** Removes the referral code from the return path: it is sent with the sign-in. */
function withoutRef(path: string): string {
  const at = path.indexOf('?');
  const end = path.indexOf('#', at);
  const search = at < 0 ? '' : path.slice(at, end < 0 ? undefined : end);
  const left = withoutReferral(search);
  return left === null ? path : path.slice(0, at) + left + (end < 0 ? '' : path.slice(end));
}

/**
 * Whether this tab has started a sign-in that can still be completed. If the clock has changed since, the answer is no,
 * and an unknown account needs confirmation.
 */
export function isSignInUnderWay(now = Date.now()): boolean {
  const pending = pendingSignIn();
  return pending !== null && Math.abs(now - pending.at) <= SIGN_IN_SECONDS * 1000;
}

const pendingSignIn = () => sessionStore.getJson(PENDING_SIGN_IN_KEY, pendingSchema);

const base64Url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
