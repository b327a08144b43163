import * as z from 'zod/mini';
import { isPublicKey } from '@/shared/solana/base58';
import { localStore } from '@/shared/storage/storage';

const KEY = 'castle-recent-assets';
const MOST = 8;
const schema = z.array(z.string());

/** Addresses chosen on this device, the last one first. Names are requested again: stored ones may be wrong. */
export const recentAssets = (): string[] =>
  (localStore.getJson(KEY, schema) ?? []).filter(isPublicKey).slice(0, MOST);

/** Remembers a chosen asset. */
export function rememberAsset(address: string): void {
  const others = recentAssets().filter((each) => each !== address);
  localStore.set(KEY, JSON.stringify([address, ...others].slice(0, MOST)));
}
