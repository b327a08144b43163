import { localStore } from '@/shared/storage/storage';

const PREFIX = 'castle-recent:';

/** Beyond the specification: what an account opened from the search last, on this browser. */
export const recentKey = (accountId: string): string => PREFIX + accountId;

/** Forgets what other accounts opened; that of all where nobody is signed in. */
export function keepRecentOf(accountId: string | null): void {
  for (const key of localStore.keys(PREFIX))
    if (accountId === null || key !== recentKey(accountId)) localStore.remove(key);
}
