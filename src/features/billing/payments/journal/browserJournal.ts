import { attempt, createJournal, type Journal, type JournalStorage } from './journal';

/** The journal of this browser; an empty one where its storage is forbidden. */
export const browserJournal = (): Journal => createJournal(browserStorage());

/** localStorage, or null where even naming it throws. */
export function browserStorage(): JournalStorage | null {
  return attempt(() => globalThis.localStorage) ?? null;
}
