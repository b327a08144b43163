import { SIGN_IN_SECONDS, signInCookieName } from './signInCookieName';

/** Notes in this browser that it has begun a sign-in; false where it keeps no cookies. */
export function setSignInCookie(nonce: string): boolean {
  const isHttps = document.location.protocol === 'https:';
  const pair = `${isHttps ? '__Host-' : ''}${signInCookieName(nonce)}=${nonce}`;
  document.cookie = `${pair}; Path=/; Max-Age=${String(SIGN_IN_SECONDS)}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return document.cookie.split('; ').includes(pair);
}
