import { MOST_OF_KIND, type ResultKind } from '@/features/search/searchResult';
import { holdsWord, searchable, searchMatcher, searchWords } from '@/shared/text/searchable';
import { typoMatcher } from '@/shared/text/typos';

/** Something that may be found, before it is known whether the caller may see it. */
export interface Candidate {
  label: string;
  /** Further texts it is found by. */
  others?: readonly (string | null | undefined)[];
  /** Among equals the greater ones come first: the newest, say. */
  weight?: number;
  /** The result; null where the caller may not see it. Only called for the best of those that match. */
  show: () => Shown | null;
}

export interface Shown {
  id: string;
  label: string;
  detail: string | null;
  picture: string | null;
  at: string | null;
  path: string;
}

/** Everything of one kind. */
export interface Source {
  kind: ResultKind;
  candidates: readonly Candidate[];
}

type Matcher = ReturnType<typeof searchMatcher>;

/** Where the first word of a search may be in a label: it is all of it, a word, the beginning of one, in one, or none. */
const PLACES = [0, 1, 2, 3, 4] as const;

function placeIn(label: string, words: readonly string[]): (typeof PLACES)[number] {
  const text = searchable(label);
  const [first = ''] = words;
  let at = text.indexOf(first);
  if (at < 0) return holdsWord(label, first) ? 3 : 4;
  if (at === 0 && text === words.join(' ')) return 0;
  let place: 1 | 2 | 3 = 3;
  for (; at >= 0; at = text.indexOf(first, at + 1)) {
    if (at > 0 && text[at - 1] !== ' ') continue;
    const next = text[at + first.length];
    if (next === undefined || next === ' ') return 1;
    place = 2;
  }
  return place;
}

const byWeight = (one: Candidate, other: Candidate) => (other.weight ?? 0) - (one.weight ?? 0);

/** The best of a kind that the caller may see, and how good the first of them is. */
function bestOf({ kind, candidates }: Source, matches: Matcher, words: readonly string[]) {
  const found: Candidate[][] = PLACES.map(() => []);
  for (const candidate of candidates)
    if (matches(candidate.label, ...(candidate.others ?? [])))
      found[placeIn(candidate.label, words)]?.push(candidate);
  const items = [];
  let best = Infinity;
  for (const [place, some] of found.entries())
    // Sorted only as far as they are shown.
    for (const { show } of items.length < MOST_OF_KIND ? some.sort(byWeight) : []) {
      if (items.length === MOST_OF_KIND) break;
      const shown = show();
      if (!shown) continue;
      items.push({ kind, ...shown });
      best = Math.min(best, place);
    }
  return { items, best };
}

/**
 * The best of each kind, the kind with the best match first. What holds the words as they were typed is looked for
 * first, and what nearly does only where the caller would see nothing else.
 */
export function findIn(sources: readonly Source[], typed: string) {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const foundBy = (matches: Matcher) =>
    sources
      .map((source) => bestOf(source, matches, words))
      .toSorted((one, other) => one.best - other.best)
      .flatMap(({ items }) => items);
  const exact = foundBy(searchMatcher(typed));
  return exact.length > 0 ? exact : foundBy(typoMatcher(typed));
}
