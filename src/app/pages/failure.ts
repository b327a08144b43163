/** Why a screen cannot be shown. */
export type FailureKind =
  /** Its code could not be fetched, for want of a network. */
  | 'offline'
  /** Its code is no longer there: the dashboard was published anew while this tab was open. */
  | 'stale'
  | 'crash';

/** What Chromium, Firefox, Safari and Vite say when a lazy chunk does not come. */
const CHUNK_ERRORS =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Tells apart why a screen failed, for the page in its place (reliability E3, E7). */
export function failureKind(error: unknown, isOnline: boolean): FailureKind {
  const isChunk = error instanceof Error && CHUNK_ERRORS.test(error.message);
  if (!isChunk) return 'crash';
  return isOnline ? 'stale' : 'offline';
}
