import type { BadgeRule } from '@/features/earning/badges/badgeRule';
import { levelAt, xpFor } from '@/features/modules/definitions/chat-to-earn/curve';
import { DAY } from '@/shared/time/durations';
import { countsForRank } from '../point-balances/ranking';
import { earnedDays, streakLengths, streakOf } from '../streaks/streaks';
import type { MemberFacts } from './facts';

/** Time a sum over rows first reached a number; null if it hasn't. */
function reachedAt<Line extends { at: number }>(
  lines: readonly Line[],
  amountOf: (line: Line) => number,
  needed: number,
): number | null {
  let sum = 0;
  for (const line of lines) {
    sum += amountOf(line);
    if (sum >= needed) return line.at;
  }
  return null;
}

const pointsOf = (facts: MemberFacts) => facts.points.filter(countsForRank);

/** Time a member met a rule, by the ledger and the other tables, ms since 1970; null if they haven't. */
export function metAt(facts: MemberFacts, { kind, count, questId }: BadgeRule): number | null {
  switch (kind) {
    case 'QUESTS':
      return facts.quests[count - 1]?.at ?? null;
    case 'QUEST':
      return facts.quests.find((quest) => quest.questId === questId)?.at ?? null;
    case 'POINTS':
      return reachedAt(pointsOf(facts), ({ points }) => points, count);
    case 'LEVEL':
      return reachedAt(facts.xp, ({ xp }) => xp, xpFor(facts.curve, count));
    case 'STREAK': {
      const days = earnedDays(facts.points, facts.timeZone);
      const place = streakLengths(days, facts.timeZone).indexOf(count);
      return days[place]?.at ?? null;
    }
    case 'MEMBER': {
      const at = facts.joinedAt + count * DAY;
      return at <= facts.now ? at : null;
    }
    case 'SEASON': {
      const won = facts.seasons.find(({ places }) =>
        places.some(({ userId, rank }) => userId === facts.userId && rank <= count),
      );
      return won?.at ?? null;
    }
  }
}

/** A member's progress with a rule, in the unit of its number; null if it can't be counted. */
export function progressOf(facts: MemberFacts, { kind, questId }: BadgeRule): number | null {
  switch (kind) {
    case 'QUESTS':
      return facts.quests.length;
    case 'QUEST':
      return facts.quests.some((quest) => quest.questId === questId) ? 1 : 0;
    case 'POINTS':
      return Math.max(
        0,
        pointsOf(facts).reduce((sum, { points }) => sum + points, 0),
      );
    case 'LEVEL':
      return levelAt(
        facts.curve,
        facts.xp.reduce((sum, { xp }) => sum + xp, 0),
      );
    case 'STREAK':
      return streakOf(facts.points, facts.timeZone, facts.now).current;
    case 'MEMBER':
      return Math.max(0, Math.floor((facts.now - facts.joinedAt) / DAY));
    case 'SEASON':
      return null;
  }
}
