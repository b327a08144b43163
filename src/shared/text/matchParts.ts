import { plainLetters, searchWords } from './searchable';

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at words of a search, each word once. Without a match, the text is one part. */
export function matchParts(text: string, typed: string): TextPart[] {
  const plain = plainLetters(text);
  // Some letters, such as ß, become several, which moves the positions after them.
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

/** Start and end of each word, in order. The beginning of a word wins over its middle. */
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
