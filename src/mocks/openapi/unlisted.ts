/**
 * Answered below /api without being part of the contract: Discord's consent page, which is the embedded back
 * end's own, and the callback, which answers a navigation; the same of X, and the way there. The document tells
 * of them in words.
 */
export const UNLISTED: readonly string[] = [
  '/api/auth/discord/authorize',
  '/api/auth/discord/callback',
  '/api/twitter/link',
  '/api/twitter/authorize',
  '/api/twitter/callback',
];
