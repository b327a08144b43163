/** Where the browser goes to link an account on X: a navigation, no call (spec §7). */
export const X_LINK_PATH = '/api/twitter/link';

/** Why X’s consent came to nothing, as the address says it on the way back. */
export const linkTroubles = [
  'denied',
  'state',
  'expired',
  'session',
  'taken',
  'suspended',
] as const;
export type LinkTrouble = (typeof linkTroubles)[number];
