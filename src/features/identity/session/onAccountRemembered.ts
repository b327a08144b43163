import { LAST_ACCOUNT_KEY, localStore } from '@/shared/storage/storage';

/** Calls back with the account another tab has taken for this device's own. @returns stops */
export function onAccountRemembered(listener: (userId: string | null) => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === LAST_ACCOUNT_KEY) listener(localStore.getText(LAST_ACCOUNT_KEY));
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
