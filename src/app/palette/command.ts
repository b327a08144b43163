import { searchMatcher } from '@/shared/text/searchable';

export interface PaletteCommand {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Words it is found by besides its label. */
  keywords?: string;
  /** What it belongs to, where its label does not say. */
  detail?: string;
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

/** Those that fit, best first; all of them, in their order, where nothing is typed. */
export const fitting = (commands: readonly PaletteCommand[], typed: string): PaletteCommand[] =>
  commands
    .map((command) => ({ command, rating: rate(command, typed) }))
    .filter(({ rating }) => rating > 0)
    .sort((one, other) => other.rating - one.rating)
    .map(({ command }) => command);
