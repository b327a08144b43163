import { localStore } from '@/shared/storage/storage';

/** Local-storage key of the account last taken for this device's own: its id, opaque text. */
const LAST_ACCOUNT_KEY = 'castle-last-account';

/**
 * Whether the account may be taken for that of whoever sits here (decision 51): its sign-in was begun in
 * this tab, or it is the one last seen on this device. A server that tells no ids leaves nothing to compare.
 */
export function isFamiliarAccount(userId: string | null, hasBegunSignIn: boolean): boolean {
  return userId === null || hasBegunSignIn || localStore.getText(LAST_ACCOUNT_KEY) === userId;
}

export function rememberAccount(userId: string | null): void {
  if (userId !== null) localStore.set(LAST_ACCOUNT_KEY, userId);
}
