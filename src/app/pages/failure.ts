/** Why a screen cannot be shown. */
export type FailureKind =
  /** Its code could not be fetched because the browser is offline. */
  | 'offline'
  /** Its code no longer exists: a new version was published while this tab was open. */
  | 'stale'
  | 'crash';

/** Error messages of Chromium, Firefox, Safari and Vite when a lazy chunk does not load. */
const CHUNK_ERRORS =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Why a screen failed, which decides the error page (reliability E3, E7). */
export function failureKind(error: unknown, isOnline: boolean): FailureKind {
  const isChunk = error instanceof Error && CHUNK_ERRORS.test(error.message);
  if (!isChunk) return 'crash';
  return isOnline ? 'stale' : 'offline';
}
