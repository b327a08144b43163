/**
 * Answered below /api without being part of the contract: the stand-ins for the consent pages of Discord and X, which
 * are the embedded back end's own.
 */
export const UNLISTED: readonly string[] = [
  '/api/auth/discord/authorize',
  '/api/twitter/authorize',
];
