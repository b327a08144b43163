import { DAY } from '@/shared/time/durations';
import type { World } from '../../store/world';
import type { VisitRow } from './rows';

/** Views less than this apart are one visit, ms. */
const SAME_VISIT = 30 * 60_000;
/** Older things are not shown as news, ms. */
const MOST_BACK = 90 * DAY;

const rowOf = ({ db }: World, serverId: string, userId: string): VisitRow | undefined =>
  db.visits.find((row) => row.serverId === serverId && row.userId === userId);

const isOver = ({ clock }: World, { seenAt }: VisitRow): boolean =>
  clock.now() - seenAt > SAME_VISIT;

/** End of a user's previous visit, ms since 1970; null during the first. Returns the same before and after `note`. */
export function sinceOf(world: World, serverId: string, userId: string): number | null {
  const row = rowOf(world, serverId, userId);
  if (!row) return null;
  const at = isOver(world, row) ? row.seenAt : row.before;
  return at === null ? null : Math.max(at, world.clock.now() - MOST_BACK);
}

/** Records that a user views a server now. */
export function note(world: World, serverId: string, userId: string): void {
  const now = world.clock.now();
  const row = rowOf(world, serverId, userId);
  if (!row) world.db.visits.push({ serverId, userId, seenAt: now, before: null });
  else {
    if (isOver(world, row)) row.before = row.seenAt;
    row.seenAt = now;
  }
  world.changed();
}
