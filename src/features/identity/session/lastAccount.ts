import { LAST_ACCOUNT_KEY, localStore } from '@/shared/storage/storage';

/**
 * Whether the account can be assumed to belong to the person using this browser
 * (docs/product/signing-in-and-account.md): its sign-in was started in this tab, or it is the one last seen on this
 * device. Without an id from the server there is nothing to compare.
 */
export function isFamiliarAccount(userId: string | null, hasBegunSignIn: boolean): boolean {
  return userId === null || hasBegunSignIn || localStore.getText(LAST_ACCOUNT_KEY) === userId;
}

export function rememberAccount(userId: string | null): void {
  if (userId !== null) localStore.set(LAST_ACCOUNT_KEY, userId);
}
