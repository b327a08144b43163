import { localStore } from '@/shared/storage/storage';

const PREFIX = 'castle-recent:';

/** Beyond the specification: the pages an account opened last from the search, in this browser. */
export const recentKey = (accountId: string): string => PREFIX + accountId;

/** Removes the entries of other accounts; of all accounts if no user is signed in. */
export function keepRecentOf(accountId: string | null): void {
  for (const key of localStore.keys(PREFIX))
    if (accountId === null || key !== recentKey(accountId)) localStore.remove(key);
}
