import { searchable, searched, type searchMatcher } from './searchable';

/** Longer words may have two mistakes, shorter ones none: “mira” and “mina” are two names. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** How many mistakes a word may have. Numbers, addresses and ids are right or wrong. */
const mistakesIn = (word: string): number =>
  word.length < ONE_FROM || /\p{N}/u.test(word) ? 0 : word.length < TWO_FROM ? 1 : 2;

/** The rows of the table that is filled in, kept since thousands of words are compared one after another. */
let beforeLast = new Uint8Array(0);
let last = new Uint8Array(0);
let current = new Uint8Array(0);

/**
 * The fewest edits that make `typed` the beginning of `word`: a letter more, one less, another one, or two swapped
 * (optimal string alignment, of which the best column counts). More than `most` are `most + 1`.
 */
export function editsToBegin(word: string, typed: string, most: number): number {
  if (word.length < typed.length - most) return most + 1;
  const width = Math.min(word.length, typed.length + most) + 1;
  if (last.length < width) {
    beforeLast = new Uint8Array(width);
    last = new Uint8Array(width);
    current = new Uint8Array(width);
  }
  for (let column = 0; column < width; column += 1) last[column] = column;
  let best = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    current[0] = row;
    best = row;
    for (let column = 1; column < width; column += 1) {
      const other = word.charCodeAt(column - 1);
      let edits = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      edits = Math.min(edits, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other
      )
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = edits;
      if (edits < best) best = edits;
    }
    if (best > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return best;
}

/** Whether a word begins with a mistyped one. Each is compared once, since names repeat. */
function nearTo(typed: string): (word: string) => boolean {
  const most = mistakesIn(typed);
  const known = new Map<string, boolean>();
  return (word) => {
    if (most === 0 || word.length < typed.length - most) return false;
    const before = known.get(word);
    if (before !== undefined) return before;
    const isNear = editsToBegin(word, typed, most) <= most;
    known.set(word, isNear);
    return isNear;
  };
}

/** As `searchMatcher`, but each word may be mistyped: by one letter from four letters on, by two from eight on. */
export function typoMatcher(typed: string): ReturnType<typeof searchMatcher> {
  const words = searched(typed)
    .split(' ')
    .map((word) => ({ word, isNear: nearTo(word) }));
  const known = new Map<string, ReadonlySet<string>>();
  const heldIn = (text: string): ReadonlySet<string> => {
    const before = known.get(text);
    if (before) return before;
    const parts = searchable(text).split(' ');
    const isHeld = ({ word, isNear }: (typeof words)[number]) =>
      parts.some((part) => part.includes(word) || isNear(part));
    const held = words.some(isHeld) ? new Set(words.filter(isHeld).map(({ word }) => word)) : NONE;
    known.set(text, held);
    return held;
  };
  return (...texts) =>
    words.every(({ word }) =>
      texts.some((text) => typeof text === 'string' && heldIn(text).has(word)),
    );
}

const NONE: ReadonlySet<string> = new Set();
