import { LANGUAGE } from '@/shared/text/locales';
import { lengthOf } from '@/shared/discord/textLength';
import { moderationLimits } from '@/shared/discord/limits';
import { numberFormat } from '@/shared/format/numberFormat';
import { listed } from '@/shared/text/listed';
import { unstyled } from '@/shared/text/searchable';
import { entriesIn, inLines, unsplit } from './entries';

/** Letters, digits and emoji; all other characters separate words. */
const WORD = /[\p{L}\p{N}\p{M}_]+|\p{Extended_Pictographic}/gu;
const PATTERN = /[\p{L}\p{N}\p{M}_*]+|\p{Extended_Pictographic}/gu;
/** Strips underscores around a word, which are Discord’s italics. */
const wordsIn = (text: string, word: RegExp): string[] =>
  (unstyled(text).match(word) ?? []).map((each) => each.replace(/^_+|_+$/g, '')).filter(Boolean);

const isWildcard = (part: string) => /^\*+$/.test(part);

/** The words of an entry, with `*` for any letters; empty if it has none. */
function partsOf(entry: string): readonly string[] {
  const parts = wordsIn(entry, PATTERN);
  // A wildcard before or after all words adds no condition: “* scam” is “scam”.
  const first = parts.findIndex((part) => !isWildcard(part));
  const last = parts.findLastIndex((part) => !isWildcard(part));
  return first === -1 ? [] : parts.slice(first, last + 1);
}

/**
 * Whether a word matches a pattern in which `*` matches any letters. Takes at most the product of
 * their lengths.
 */
function fits(word: string, pattern: string): boolean {
  let at = 0;
  let place = 0;
  let star = -1;
  let from = 0;
  while (at < word.length) {
    if (pattern[place] === '*') {
      star = place;
      place += 1;
      from = at;
    } else if (pattern[place] === word[at]) {
      place += 1;
      at += 1;
    } else if (star >= 0) {
      from += 1;
      at = from;
      place = star + 1;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(place));
}

/**
 * Returns a function that checks whether a text contains an entry of a field. An entry is a line
 * with one word or several in a row, which match in any style of letters and with any punctuation
 * between them.
 */
export function wordMatcher(lines: string): (text: string) => boolean {
  const patterns = lines
    .split('\n')
    .map(partsOf)
    .filter((parts) => parts.length > 0);
  return (text) => {
    const words = wordsIn(text, WORD);
    return patterns.some((parts) =>
      words.some((_, start) =>
        parts.every((part, index) => {
          const word = words[start + index];
          return word !== undefined && fits(word, part);
        }),
      ),
    );
  };
}

/** One word or phrase per line, without duplicates; capitals and letter styles do not count. */
export const tidyWords = (text: string): string =>
  inLines(entriesIn(text), (entry) => partsOf(entry).join(' ') || entry);

/** Regular expressions, which other bots accept and this one does not. */
const REGEX =
  /\\[wdsb.]|\.[*+]|\[\^?\w-\w|\][*+?{]|\(\?|\([^()|]+\|[^()]+\)|^\^\w|^\/.+\/[gimsuy]*$|\{\d+,?\d*\}/iu;

/** Scripts written without spaces, in which one or two letters can be a word. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|\p{Extended_Pictographic}/u;

const COMMON: ReadonlySet<string> = new Set(
  'the to and of in is it you that for on was with are be this have at or as not but what all we can do my me so just if no up out get your they how'.split(
    ' ',
  ),
);

const lettersOf = (parts: readonly string[]) =>
  Array.from(parts.join('').replaceAll('*', '')).length;

/** How many messages a single word matches: nearly all, many, or only those it should. */
function breadthOf(parts: readonly string[]): 'ALL' | 'MANY' | 'SOME' {
  const [part = ''] = parts;
  if (parts.length > 1 || DENSE.test(part)) return 'SOME';
  const letters = lettersOf(parts);
  if (COMMON.has(part.replaceAll('*', ''))) return 'MANY';
  if (part.includes('*')) return letters < 2 ? 'ALL' : letters < 3 ? 'MANY' : 'SOME';
  return letters < 2 ? 'MANY' : 'SOME';
}

/** Error of a rule's words; null if there is none. */
export function wordProblem(text: string): string | null {
  const together = unsplit(text);
  if (together !== null) return `Put each word on its own line: “${together}”.`;
  const entries = entriesIn(text);
  if (text !== '' && entries.length === 0) return 'This field is required.';
  if (entries.length > moderationLimits.keywords)
    return `Maximum ${numberFormat(LANGUAGE).format(moderationLimits.keywords)} words.`;
  const long = entries.find((entry) => lengthOf(entry) > moderationLimits.keyword);
  if (long !== undefined)
    return `“${long}” is too long. Maximum ${String(moderationLimits.keyword)} characters per word.`;
  const regex = entries.find((entry) => REGEX.test(entry));
  if (regex !== undefined)
    return `“${regex}” is a regular expression, which isn’t supported. Use * for any letters.`;
  for (const entry of entries) {
    const parts = partsOf(entry);
    if (parts.length === 0)
      return entry.includes('*')
        ? `“${entry}” would match every message. Add letters to it.`
        : `“${entry}” never matches. Use letters, digits or emoji.`;
    if (breadthOf(parts) === 'ALL')
      return `“${entry}” would match almost every message. Use at least 2 letters with *.`;
  }
  return null;
}

const MOST_NAMED = 3;

/** Warning about words that match more than expected; null for none. */
export function wordCaution(text: string): string | null {
  const broad = entriesIn(text).filter((entry) => breadthOf(partsOf(entry)) === 'MANY');
  if (broad.length === 0) return null;
  const named = broad.slice(0, MOST_NAMED).map((entry) => `“${entry}”`);
  const rest = broad.length - named.length;
  return `${listed(rest > 0 ? [...named, `${String(rest)} more`] : named)} could match many harmless messages.`;
}
