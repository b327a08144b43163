import { DAY } from '@/shared/time/durations';
import type { World } from '../../store/world';
import type { VisitRow } from './rows';

/** Looks closer to each other than this are one visit, ms. */
const SAME_VISIT = 30 * 60_000;
/** What is older is not told as news, ms. */
const MOST_BACK = 90 * DAY;

const rowOf = ({ db }: World, serverId: string, userId: string): VisitRow | undefined =>
  db.visits.find((row) => row.serverId === serverId && row.userId === userId);

const isOver = ({ clock }: World, { seenAt }: VisitRow): boolean =>
  clock.now() - seenAt > SAME_VISIT;

/** When somebody's visit before this one was over, ms; null where this is the first. The same before and after it is noted. */
export function sinceOf(world: World, serverId: string, userId: string): number | null {
  const row = rowOf(world, serverId, userId);
  if (!row) return null;
  const at = isOver(world, row) ? row.seenAt : row.before;
  return at === null ? null : Math.max(at, world.clock.now() - MOST_BACK);
}

/** Notes that somebody looks at a server now. */
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
