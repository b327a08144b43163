import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';

/** Maximum number of wallets stored per account; the oldest is removed first. */
const MOST = 50;
const schema = z.array(z.string());

const keyOf = (accountId: string) => `castle-link-later:${accountId}`;
const read = (accountId: string) => localStore.getJson(keyOf(accountId), schema) ?? [];

/** Whether the user postponed linking this wallet to this account, in this browser. */
export const isPutOff = (accountId: string, address: string): boolean =>
  read(accountId).includes(address);

/** Stores that, so that the sheet doesn’t open automatically for this wallet again. */
export function putOff(accountId: string, address: string): void {
  if (isPutOff(accountId, address)) return;
  localStore.set(keyOf(accountId), JSON.stringify([...read(accountId), address].slice(-MOST)));
}
