/** A sign-in not finished by then has to be started again, s. The cookie is the browser's own clock for it. */
export const SIGN_IN_SECONDS = 600;
const NAME = 'castle-sign-in-';

/**
 * Name of the cookie that ties a sign-in to this browser: each has its own, so that two tabs can sign in at
 * once. Its value is the whole nonce of `state`. Over https the name is prefixed with `__Host-`.
 */
export const signInCookieName = (nonce: string): string => NAME + nonce.slice(0, 8);
