import type { Endpoint } from './endpoint';
import type { ApiResult } from './envelope';
import { tagsChanged, type Change } from './tags';

/** Whether a change was made or noticed by this page, reported by another tab, or made by the server, which every tab notices. */
export type ChangedBy = 'page' | 'tab' | 'server';
type Listener = (changes: readonly Change[], by: ChangedBy) => void;

const listeners = new Set<Listener>();

/** Reports changes. What shows the data asks for it again. */
export function reportChange(changes: readonly Change[], by: ChangedBy = 'page'): void {
  if (changes.length === 0) return;
  for (const listener of listeners) listener(changes, by);
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
 * such as 404 or 409: what was on show is out of date. Any module may be the reason of a refusal: 402 says that a
 * package has ended, 409 that a rule of another module names this one.
 */
export function reportChangeOf(
  endpoint: Endpoint,
  input: { params?: Readonly<Record<string, string>> },
  result: ApiResult<unknown>,
): void {
  if (result.success) reportChange(tagsChanged(endpoint, input));
  else if (result.status === undefined || !NOTHING_NEW.has(result.status))
    reportChange(endpoint.changes ?? []);
}
