import type { ReactNode } from 'react';
import { holdsWord, searchable, searchWords } from '@/shared/text/searchable';

/** An option of a picker. */
export interface Option {
  value: string;
  label: string;
  /** A picture or sign before the label, which is complete without it. */
  mark?: ReactNode;
  /** Small text after the label, also searched: a category, a symbol. */
  detail?: string;
  /** Small text at the end of the line, computed only for visible lines: the time in a zone. */
  aside?: () => string;
  /** The heading above it; also searched. */
  group?: string;
  /** Why it cannot be chosen, and how to fix that. */
  problem?: string | undefined;
}

/** A line of the list: a heading, or an option with its index among the options, from 0. */
export type Row = { heading: string } | { option: Option; place: number };

const CLOSED = 'Can’t be chosen';

/** A Discord id, as copied there, or from a mention. */
const isId = (word: string) => /^\d{17,20}$/.test(word);

/**
 * Rank of an option. Each word of the search must begin a word, or at least be contained; lower is better, null is no
 * match.
 */
function rankOf(
  { value, label, detail = '', group = '' }: Option,
  words: readonly string[],
): number | null {
  const name = searchable(label);
  const ranks = words.map((word) => {
    if (name.startsWith(word) && /^[\p{L}\p{N}]/u.test(label)) return 0;
    if (` ${name}`.includes(` ${word}`)) return 1;
    if (holdsWord(label, word)) return 2;
    return holdsWord(`${detail} ${group}`, word) || (isId(word) && word === value) ? 3 : null;
  });
  return ranks.reduce<number | null>(
    (worst, rank) => (worst === null || rank === null ? null : Math.max(worst, rank)),
    0,
  );
}

/** The matching options, the best first; all of them, in order, if nothing is searched. */
export function matching(options: readonly Option[], search: string): readonly Option[] {
  const words = searchWords(search);
  if (words.length === 0) return options;
  return options
    .flatMap((option) => {
      const rank = rankOf(option, words);
      return rank === null ? [] : [{ option, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/**
 * The lines of the list: options under their headings, and last, under a separate heading, those that cannot be chosen.
 *
 * @param isFlat without headings, because the best results come first, from any group
 */
export function rowsOf(options: readonly Option[], isFlat: boolean): Row[] {
  const open = options.filter(({ problem }) => problem === undefined);
  const closed = options.filter(({ problem }) => problem !== undefined);
  const rows: Row[] = [];
  let heading: string | undefined;
  for (const [place, option] of [...open, ...closed].entries()) {
    const { group } = option;
    const under = option.problem !== undefined ? CLOSED : isFlat ? undefined : group;
    if (under !== undefined && under !== heading) rows.push({ heading: under });
    heading = under;
    const isNamed = isFlat && group !== undefined && option.detail === undefined;
    rows.push({ option: isNamed ? { ...option, detail: group } : option, place });
  }
  return rows;
}

/** The options in the order of `rowsOf`. */
export const optionsIn = (rows: readonly Row[]): Option[] =>
  rows.flatMap((row) => ('option' in row ? [row.option] : []));
