import { localStore } from '@/shared/storage/storage';
import { DAY } from '@/shared/time/durations';
import { serverNow } from '@/shared/time/serverClock';

const KEY = 'castle-dismissed';
/** Maximum number of stored ids, so that ids of past tasks don't pile up. */
const MOST = 100;

/** Tasks snoozed on this device in the last day: the time by id. */
export function dismissedAt(now = serverNow()): ReadonlyMap<string, number> {
  try {
    const stored: unknown = JSON.parse(localStore.getText(KEY) ?? '[]');
    const pairs = Array.isArray(stored) ? stored.filter(isPair) : [];
    return new Map(pairs.filter(([, at]) => at <= now && now - at < DAY));
  } catch {
    return new Map();
  }
}

const isPair = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Snoozes a task for a day. */
export function dismiss(id: string, now = serverNow()): void {
  const kept = [...dismissedAt(now)].filter(([each]) => each !== id).slice(-MOST + 1);
  localStore.set(KEY, JSON.stringify([...kept, [id, now]]));
}
