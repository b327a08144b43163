/**
 * Answered below /api without being part of the contract: Discord's consent page, which is the embedded back
 * end's own, and the callback, which answers a navigation; the document tells of it in words.
 */
export const UNLISTED: readonly string[] = [
  '/api/auth/discord/authorize',
  '/api/auth/discord/callback',
];
