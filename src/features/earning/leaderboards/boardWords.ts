import { sectionNames } from '@/features/earning/points/pointsWords';
import { counted } from '@/shared/text/language';
import type { BoardWindow } from './leaderboard';

/** What the times of a board are called, shortest first. */
export const windowNames: Readonly<Record<BoardWindow, string>> = {
  WEEK: 'Week',
  MONTH: 'Month',
  SEASON: 'Season',
  ALL: 'All time',
};

/** What a time of a board counts; a season says so itself. */
export const windowNotes: Readonly<Record<BoardWindow, string>> = {
  WEEK: 'Since Monday, midnight UTC.',
  MONTH: 'Since the 1st of the month, midnight UTC.',
  SEASON: '',
  ALL: 'All points ever earned.',
};

/** What a rank is compared with. */
const earlier: Readonly<Record<BoardWindow, string>> = {
  WEEK: 'last week',
  MONTH: 'last month',
  SEASON: 'last season',
  ALL: 'on Monday',
};

/** How ranks are shared. */
export const TIES =
  'Members with equal points share a rank. The first to reach those points is listed first.';

/** A way to earn by its name in addresses; a module that has no page is called by its id (spec §3). */
export const sourceName = (section: string | null, module: number): string =>
  Object.entries(sectionNames).find(([name]) => name === section)?.[1] ?? `Module ${module}`;

/** The ways to earn, as a choice. */
export const sectionChoices: readonly (readonly [value: string, label: string])[] = [
  ['', 'All ways to earn'],
  ...Object.entries(sectionNames),
];

interface Ranked {
  rank: number | null;
  before: number | null;
}

/** How far somebody has moved since the period before: up is more than 0. Null where nothing compares. */
export const movedBy = ({ rank, before }: Ranked): number | null =>
  rank === null || before === null ? null : before - rank;

/** The same in words, for who does not see an arrow. */
export function moveInWords(place: Ranked, window: BoardWindow): string {
  const moved = movedBy(place);
  if (moved === null) return `not ranked ${earlier[window]}`;
  if (moved === 0) return `same rank as ${earlier[window]}`;
  return `${counted(Math.abs(moved), 'rank')} ${moved > 0 ? 'higher' : 'lower'} than ${earlier[window]}`;
}
