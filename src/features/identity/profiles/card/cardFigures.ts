import { inNumbers } from '@/shared/format/numbers';
import { shortText } from '@/shared/format/shortAmount';
import { counted } from '@/shared/text/language';
import { worthOf } from '../earned';
import type { PublicProfile } from '../profile';

/** Most figures that fit side by side. */
const MOST = 4;

/** Figures on the picture of a profile, most telling first. Hidden ones are left out. */
export function cardFigures(profile: PublicProfile): [label: string, value: string][] {
  const { level, streak, points, best, questsDone, earned } = profile;
  const worth = earned === null ? null : worthOf(earned);
  const figures: [string, string | null][] = [
    ['Level', level === null ? null : inNumbers(level.level)],
    ['Earned', worth === null ? null : `${shortText(worth.lamports, 9)} SOL`],
    ['Streak', streak === null ? null : counted(streak.current, 'day')],
    ['All-time rank', best === null ? null : `#${inNumbers(best.rank)}`],
    ['Points', points === null ? null : inNumbers(points)],
    ['Completed quests', questsDone === null ? null : inNumbers(questsDone)],
  ];
  return figures
    .flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]))
    .slice(0, MOST);
}
