import { DAY } from '@/shared/time/durations';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';

/** Maximum number of files a user may send per day (UTC), including those they remove. */
export const MOST_A_DAY = 30;

const today = ({ clock }: World) => iso(clock.now()).slice(0, 10);

const rowOf = (world: World, userId: string) =>
  world.db.uploadDays.find((row) => row.userId === userId && row.day === today(world));

/** Seconds until a user may send more; null while they may. */
export function whenMore(world: World, userId: string): number | null {
  if ((rowOf(world, userId)?.files ?? 0) < MOST_A_DAY) return null;
  return Math.ceil((DAY - (world.clock.now() % DAY)) / 1000);
}

/** Counts one more, and deletes the counts of other days. */
export function countToday(world: World, userId: string): void {
  const row = rowOf(world, userId);
  if (row) row.files += 1;
  else {
    const day = today(world);
    const { uploadDays } = world.db;
    world.db.uploadDays = [
      ...uploadDays.filter((each) => each.day === day),
      { userId, day, files: 1 },
    ];
  }
}
