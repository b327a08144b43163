import { signInCookieName } from '@/features/identity/session/signInCookie';
import type { Context } from '../../http/route';
import type { OAuthState } from './oauthState';

/**
 * Whether the browser that calls has begun this sign-in: its cookie holds the nonce of `state`. The cookie is taken
 * away, so that a `state` is good once.
 */
export function takeOwnSignIn({ cookies, setCookies }: Context, { nonce }: OAuthState): boolean {
  const name = signInCookieName(nonce);
  const own = cookies[name];
  if (own === undefined || !isSameText(own, nonce)) return false;
  setCookies([{ name, value: '', maxAge: 0, path: '/', httpOnly: false }]);
  return true;
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) {
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at % other.length);
  }
  return difference === 0;
}
