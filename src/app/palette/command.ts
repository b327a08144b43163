import { searchMatcher } from '@/shared/text/searchable';
import { typoMatcher } from '@/shared/text/typos';
import type { Icon } from '@/shared/ui/lazyIcon';

export interface PaletteCommand {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Words it is found by besides its label. */
  keywords?: string;
  /** What it belongs to, where its label does not say. */
  detail?: string;
  /** Its sign; a plain one without. */
  icon?: Icon;
  /** Path it leads to; otherwise it does something. */
  to?: string;
  run?: () => void;
}

export interface CommandGroup {
  title: string;
  commands: PaletteCommand[];
}

/**
 * How well a command fits what was typed, 0 to 1: each word of it must stand in the label or among the
 * keywords, since letters scattered over a long name are no match. The label counts for more.
 */
export function rate({ label, keywords = '' }: PaletteCommand, typed: string): number {
  const holds = searchMatcher(typed);
  if (holds(label)) return 1;
  return holds(label, keywords) ? 0.5 : 0;
}

/**
 * Those that fit, best first; all of them, in their order, where nothing is typed. Where none holds the words as they
 * were typed, those whose label nearly does.
 *
 * @param mayGuess whether nothing else holds them either
 */
export function fitting(
  commands: readonly PaletteCommand[],
  typed: string,
  mayGuess = true,
): PaletteCommand[] {
  const held = commands
    .map((command) => ({ command, rating: rate(command, typed) }))
    .filter(({ rating }) => rating > 0)
    .sort((one, other) => other.rating - one.rating)
    .map(({ command }) => command);
  if (held.length > 0 || !mayGuess || typed.trim() === '') return held;
  const isNear = typoMatcher(typed);
  return commands.filter(({ label }) => isNear(label));
}
