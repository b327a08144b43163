import { isSection } from '@/features/earning/points/pointsWords';
import { boardWindows, type BoardWindow } from './leaderboard';

/** The parameter of the address that names the season being edited: its id, or `NEW_SEASON`. */
export const SEASON_PARAM = 'season-form';
export const NEW_SEASON = 'new';

/** Which board is on show, as the address says it. */
export interface BoardChoice {
  window: BoardWindow;
  /** A way to earn; left out for all of them. */
  section?: string;
  /** Of the boards of seasons; left out for the one that runs, or has ended last. */
  season?: string;
}

/** Reads it from an address, in which anything may stand. */
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

/** Writes one part of it; another board begins at its first page. */
export function writeChoice(
  params: URLSearchParams,
  name: 'window' | 'section' | 'season' | 'server',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  // Seasons are a server's own.
  if (name === 'server' || name === 'window') next.delete('season');
  return next;
}
