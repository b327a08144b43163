/** Ids of role changes that were started or seen running on this page, and whose end hasn't been announced yet. */
export const unannounced = new Set<string>();
