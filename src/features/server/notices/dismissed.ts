import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';

/** Local-storage key of the dismissed announcements (docs/product/staff.md). */
const KEY = 'castle-notices-read';
/** Maximum number stored, newest kept. */
const MOST = 50;

const idsSchema = z.array(z.string());

/** Ids of announcements dismissed on this device. */
export const dismissedNotices = (): readonly string[] => localStore.getJson(KEY, idsSchema) ?? [];

/** Dismisses an announcement; returns all dismissed ids. */
export function dismissNotice(id: string): readonly string[] {
  const ids = [...dismissedNotices().filter((each) => each !== id), id].slice(-MOST);
  localStore.set(KEY, JSON.stringify(ids));
  return ids;
}
