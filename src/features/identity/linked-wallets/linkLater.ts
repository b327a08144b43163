import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';

/** Wallets of one account that are remembered; the oldest goes first. */
const MOST = 50;
const schema = z.array(z.string());

const keyOf = (accountId: string) => `castle-link-later:${accountId}`;
const read = (accountId: string) => localStore.getJson(keyOf(accountId), schema) ?? [];

/** Whether somebody has put off linking this wallet to this account, in this browser. */
export const isPutOff = (accountId: string, address: string): boolean =>
  read(accountId).includes(address);

/** Remembers that, so that the sheet doesn’t open by itself for this wallet again. */
export function putOff(accountId: string, address: string): void {
  if (isPutOff(accountId, address)) return;
  localStore.set(keyOf(accountId), JSON.stringify([...read(accountId), address].slice(-MOST)));
}
