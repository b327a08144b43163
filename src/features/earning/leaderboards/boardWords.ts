import { sectionNames } from '@/features/earning/points/pointsWords';
import { counted } from '@/shared/text/language';
import type { BoardWindow } from './leaderboard';

/** Labels of the periods of a leaderboard, shortest first. */
export const windowNames: Readonly<Record<BoardWindow, string>> = {
  WEEK: 'Week',
  MONTH: 'Month',
  SEASON: 'Season',
  ALL: 'All time',
};

/** The dates each period covers; a season shows its own. */
export const windowNotes: Readonly<Record<BoardWindow, string>> = {
  WEEK: 'Since Monday, midnight UTC.',
  MONTH: 'Since the 1st of the month, midnight UTC.',
  SEASON: '',
  ALL: 'All points ever earned.',
};

/** The period a rank is compared with. */
const earlier: Readonly<Record<BoardWindow, string>> = {
  WEEK: 'last week',
  MONTH: 'last month',
  SEASON: 'last season',
  ALL: 'on Monday',
};

/** The rule for tied ranks. */
export const TIES =
  'Members with equal points share a rank. The first to reach those points is listed first.';

/** The name of a way to earn, by its slug; a module without a page is named by its id (spec §3). */
export const sourceName = (section: string | null, module: number): string =>
  Object.entries(sectionNames).find(([name]) => name === section)?.[1] ?? `Module ${module}`;

/** The ways to earn, as options. */
export const sectionChoices: readonly (readonly [value: string, label: string])[] = [
  ['', 'All ways to earn'],
  ...Object.entries(sectionNames),
];

interface Ranked {
  rank: number | null;
  before: number | null;
}

/** A member's change in rank since the previous period; positive is up. Null if there is no comparison. */
export const movedBy = ({ rank, before }: Ranked): number | null =>
  rank === null || before === null ? null : before - rank;

/** The same in words, for screen readers. */
export function moveInWords(place: Ranked, window: BoardWindow): string {
  const moved = movedBy(place);
  if (moved === null) return `not ranked ${earlier[window]}`;
  if (moved === 0) return `same rank as ${earlier[window]}`;
  return `${counted(Math.abs(moved), 'rank')} ${moved > 0 ? 'higher' : 'lower'} than ${earlier[window]}`;
}
