import { plainLetters, searchWords } from './searchable';

/** A piece of a text, and whether a search found it by that. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text cut where it holds words of a search, each word once. In one piece where it holds none. */
export function matchParts(text: string, typed: string): TextPart[] {
  const plain = plainLetters(text);
  // Letters that become several, such as ß, move what comes after them.
  const spans = plain.length === text.length ? spansOf(plain, searchWords(typed)) : [];
  const parts: TextPart[] = [];
  let done = 0;
  for (const [start, end] of spans) {
    if (start < done) continue;
    if (start > done) parts.push({ text: text.slice(done, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}

/** Start and end of each word, in their order: at the beginning of a word rather than within one. */
const spansOf = (plain: string, words: readonly string[]): [number, number][] =>
  words
    .map((word): [number, number] => {
      const start = startOf(plain, word);
      return [start, start + word.length];
    })
    .filter(([start]) => start >= 0)
    .sort(([one], [other]) => one - other);

function startOf(plain: string, word: string): number {
  const first = plain.indexOf(word);
  for (let at = first; at >= 0; at = plain.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? '')) return at;
  return first;
}
