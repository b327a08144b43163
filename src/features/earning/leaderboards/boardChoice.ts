import { isSection } from '@/features/earning/points/pointsWords';
import { boardWindows, type BoardWindow } from './leaderboard';

/** The URL parameter of the season being edited: its id, or `NEW_SEASON`. */
export const SEASON_PARAM = 'season-form';
export const NEW_SEASON = 'new';

/** The leaderboard being shown, as the URL describes it. */
export interface BoardChoice {
  window: BoardWindow;
  /** A way to earn; all of them if omitted. */
  section?: string;
  /** For seasons only; if omitted, the running season or the last one that ended. */
  season?: string;
}

/** Reads the choice from the URL; invalid values fall back to defaults. */
export function readChoice(params: URLSearchParams, first: BoardWindow): BoardChoice {
  const named = params.get('window')?.toUpperCase();
  const section = params.get('section') ?? '';
  const season = params.get('season') ?? '';
  const window = boardWindows.find((each) => each === named) ?? first;
  return {
    window,
    ...(isSection(section) ? { section } : {}),
    ...(window === 'SEASON' && season !== '' ? { season } : {}),
  };
}

/** Writes one part of the choice; another leaderboard starts at its first page. */
export function writeChoice(
  params: URLSearchParams,
  name: 'window' | 'section' | 'season' | 'server',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  // Seasons belong to one server.
  if (name === 'server' || name === 'window') next.delete('season');
  return next;
}
