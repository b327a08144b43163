import { LAST_ACCOUNT_KEY, localStore } from '@/shared/storage/storage';

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
