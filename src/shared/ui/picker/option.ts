import type { ReactNode } from 'react';
import { holdsWord, searchable, searchWords } from '@/shared/text/searchable';

/** One of what a picker offers. */
export interface Option {
  value: string;
  label: string;
  /** A picture or sign before the label; the label says it all without. */
  mark?: ReactNode;
  /** In small behind the label, and found by as well: a category, a symbol. */
  detail?: string;
  /** In small at the end of the line, worked out for the lines in sight alone: the time in a zone. */
  aside?: () => string;
  /** The heading it stands under; found by as well. */
  group?: string;
  /** Why it cannot be chosen, and how to mend that. */
  problem?: string | undefined;
}

/** What stands in the list: headings, and options with their place among the options, from 0. */
export type Row = { heading: string } | { option: Option; place: number };

const CLOSED = 'Can’t be chosen';

/** An id of Discord's, as it is copied there, or out of a mention. */
const isId = (word: string) => /^\d{17,20}$/.test(word);

/** Each word that is looked for must begin a word, or at least be in it; lower is better, null is no match. */
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

/** Those of the options that match, the best first; all of them, in their order, where nothing is looked for. */
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
 * The lines of the list: options under their headings, and last, under a heading of their own, those that
 * cannot be chosen.
 *
 * @param isFlat without headings, as the best of a search come first, wherever they are from
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

/** The options in the order in which `rowsOf` has them. */
export const optionsIn = (rows: readonly Row[]): Option[] =>
  rows.flatMap((row) => ('option' in row ? [row.option] : []));
