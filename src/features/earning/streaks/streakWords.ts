import { counted } from '@/shared/text/language';
import { MINUTE } from '@/shared/time/durations';
import { roughDuration } from '@/shared/time/roughDuration';
import { timeOf } from '@/shared/time/timeOf';
import type { ServerStreak } from './streak';

const ACT = 'Earn points from a quest or activity';

/**
 * Next step to keep a streak, with the remaining time: "Earn points from a quest or activity within 6 hours to
 * keep your streak". Points for holding don't count.
 *
 * @param now the server's time, ms since 1970
 */
export function streakNote(streak: ServerStreak, now: number): string {
  const { current, best, isTodayDone, todayEndsAt } = streak;
  const isBeaten = best !== null && best > (current ?? 0);
  const record = isBeaten ? ` · Best: ${counted(best, 'day')}` : '';
  if (isTodayDone) return `Done for today${record}`;
  if (current === null || current === 0)
    return isBeaten
      ? `${ACT} today to start a new streak${record}`
      : `${ACT} today to start a streak`;
  const end = timeOf(todayEndsAt);
  return end === null || end <= now
    ? `${ACT} today to keep your streak`
    : `${ACT} within ${roughDuration(end - now, MINUTE)} to keep your streak`;
}
