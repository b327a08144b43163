/** What has no document needs none of what documents need, which takes a third of a second a file. */
export const hasPage = typeof window !== 'undefined';

if (hasPage) await import('./page');
