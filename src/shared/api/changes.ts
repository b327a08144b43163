import type { DataKind } from './dataKinds';
import type { Endpoint } from './endpoint';
import type { ApiResult } from './envelope';

/** Whether a change was made or noticed by this page, reported by another tab, or made by the server, which every tab notices. */
export type ChangedBy = 'page' | 'tab' | 'server';
type Listener = (kinds: readonly DataKind[], by: ChangedBy) => void;

const listeners = new Set<Listener>();

/** Reports that data of these kinds has changed. What shows them asks for them again. */
export function reportChange(kinds: readonly DataKind[], by: ChangedBy = 'page'): void {
  if (kinds.length === 0) return;
  for (const listener of listeners) listener(kinds, by);
}

/** Calls `listener` for each change until the returned function is called. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Refusals that say that the call itself was wrong, and nothing about the data on show. */
const NOTHING_NEW = new Set([400, 401, 413, 415, 422, 429]);

/**
 * Reports what a call has changed once it was answered. An unknown outcome counts as a change, and so does a refusal
 * such as 404 or 409: what was on show is out of date.
 */
export function reportChangeOf({ changes }: Endpoint, result: ApiResult<unknown>): void {
  if (!changes || changes.length === 0) return;
  const isUnchanged =
    !result.success && result.status !== undefined && NOTHING_NEW.has(result.status);
  if (!isUnchanged) reportChange(changes);
}
