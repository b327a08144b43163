import * as z from 'zod/mini';
import { sessionStore } from '../storage/storage';
import { serverNow } from '../time/serverClock';
import { MINUTE } from '../time/durations';
import { safeReturnPath } from './safeReturnPath';

const KEY = 'castle-link-return';
/** X’s consent is good for ten minutes, and one may try again. */
const KEPT_FOR = 20 * MINUTE;
const INSIDE = '/dashboard/';

const keptSchema = z.object({ path: z.string(), at: z.number() });

/** Name in the address of where to go once an account or wallet is linked. */
export const RETURN_NAME = 'return';

/** What was linked before a page was returned to. */
export type Linked = 'wallet' | 'x' | 'telegram';

/** A page of the dashboard to return to: path, search and hash on our own origin. Null for everything else. */
export function dashboardPathOf(raw: string | null): string | null {
  if (raw?.startsWith(INSIDE) !== true) return null;
  const path = safeReturnPath(raw, window.location.origin);
  return path.startsWith(INSIDE) ? path : null;
}

/** A page on which something is linked, which leads back to where one came from. */
export const withReturn = (page: string, path: string): string =>
  `${page}?${new URLSearchParams({ [RETURN_NAME]: path }).toString()}`;

/** Keeps where to return to while another site has this tab. Null: nowhere. */
export function keepReturn(path: string | null): void {
  if (path === null) sessionStore.remove(KEY);
  else sessionStore.set(KEY, JSON.stringify({ path, at: serverNow() }));
}

/** Where to return to from another site; null for nowhere, and after 20 minutes. */
export function keptReturn(): string | null {
  const kept = sessionStore.getJson(KEY, keptSchema);
  const age = kept === null ? Infinity : serverNow() - kept.at;
  return kept === null || age < 0 || age > KEPT_FOR ? null : dashboardPathOf(kept.path);
}

const stateSchema = z.object({ linked: z.enum(['wallet', 'x', 'telegram']) });

/** What the router hands to the page that is returned to. */
export const linkedState = (linked: Linked): { linked: Linked } => ({ linked });

/** Reads that again; null for any other state. */
export function linkedIn(state: unknown): Linked | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.linked : null;
}
