import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';

/** Local-storage key of the announcements somebody has put away (decision 109). */
const KEY = 'castle-notices-read';
/** So many are remembered, the newest. */
const MOST = 50;

const idsSchema = z.array(z.string());

/** Ids of announcements that were put away on this device. */
export const dismissedNotices = (): readonly string[] => localStore.getJson(KEY, idsSchema) ?? [];

/** Puts one away; gives all that are. */
export function dismissNotice(id: string): readonly string[] {
  const ids = [...dismissedNotices().filter((each) => each !== id), id].slice(-MOST);
  localStore.set(KEY, JSON.stringify(ids));
  return ids;
}
