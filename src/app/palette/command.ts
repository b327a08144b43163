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

/** Texts that a search compares. */
type Findable = Pick<PaletteCommand, 'label' | 'keywords'>;

/**
 * Rates commands against a search, 0 to 1. Each word of the search must be in the label or among the keywords, because
 * letters scattered over a long name are no match. The label counts for more.
 */
export function rater(typed: string): (command: Findable) => number {
  const holds = searchMatcher(typed);
  return ({ label, keywords = '' }) => (holds(label) ? 1 : holds(label, keywords) ? 0.5 : 0);
}

/**
 * Commands that match, best first; all of them, in their order, if nothing is typed. If none contains the words as
 * typed, those with a similar label.
 *
 * @param mayGuess whether nothing else holds them either
 * @param most largest number of commands returned
 */
export function fitting<Command extends Findable>(
  commands: readonly Command[],
  typed: string,
  mayGuess = true,
  most = Infinity,
): Command[] {
  const rate = rater(typed);
  const rated = commands.map((command) => ({ command, rating: rate(command) }));
  const held = [1, 0.5].flatMap((wanted) => rated.filter(({ rating }) => rating === wanted));
  if (held.length > 0 || !mayGuess || typed.trim() === '')
    return held.slice(0, most).map(({ command }) => command);
  const isNear = nearTo(typed);
  return commands.filter(({ label }) => isNear(label)).slice(0, most);
}

let newest: { typed: string; isNear: ReturnType<typeof typoMatcher> } | null = null;

/** One matcher for all lists of the palette, so that each word is compared once. */
function nearTo(typed: string): ReturnType<typeof typoMatcher> {
  if (newest?.typed !== typed) newest = { typed, isNear: typoMatcher(typed) };
  return newest.isNear;
}
