import { inWords, unitsOf } from '../common-fields/decimal';
import type { FieldSet, Values, ValuesOf } from '../common-fields/field';
import type { ModuleSpec } from './defineModule';

/** A name that somebody gave: of a channel, a role, a collection. */
export interface Name {
  name: string;
}
export type Piece = string | Name;
/** What a rule does, in one sentence without its full stop. */
export type Sentence = readonly Piece[];

/** What ids, addresses and times of a rule are called for its reader. */
export interface Names {
  /** A channel by its id. */
  channel: (id: string) => Piece;
  /** Roles by their ids, in one list: "Holder and Whale". */
  roles: (ids: readonly string[], word?: Conjunction) => Sentence;
  /** A collection or token by its address. */
  asset: (address: string) => Piece;
  /** A token by its address, as amounts name it: "KEEP". */
  symbol: (address: string) => Piece;
  /** A time of the clock, "18:00", as its reader writes it. */
  hour: (time: string) => string;
  /** A date, YYYY-MM-DD, as its reader writes it. */
  day: (date: string) => string;
  /** Time zone of the reader (IANA). */
  timeZone: string;
}

/** What a module says of its rules; each sentence is made of the rule's values and of what is known of its server. */
export type SentenceOf<V> = (values: V, names: Names) => Sentence;

/** The sentences of a module, which reads the values of its rules with their types. */
export const writtenBy =
  <F extends FieldSet>(
    { read }: Pick<ModuleSpec<F>, 'read'>,
    sentence: SentenceOf<ValuesOf<F>>,
  ): SentenceOf<Values> =>
  (values, names) =>
    sentence(read(values), names);

type Conjunction = 'and' | 'or';

/** A sentence with names in it: say`Posts in ${channel}`. */
export const say = (
  words: TemplateStringsArray,
  ...parts: readonly (Piece | Sentence)[]
): Sentence =>
  words.flatMap((text, index) => {
    const part = parts[index];
    const pieces = part === undefined ? [] : isSentence(part) ? part : [part];
    return [text, ...pieces].filter((piece) => piece !== '');
  });

const isSentence = (part: Piece | Sentence): part is Sentence => Array.isArray(part);

/** Several in one list: "one, two and three"; of more than `most` the rest is counted. */
export function listOfPieces(
  items: readonly (Piece | Sentence)[],
  word: Conjunction = 'and',
  most = 3,
): Sentence {
  const rest = items.length - most;
  const shown = rest > 1 ? [...items.slice(0, most), `${String(rest)} more`] : items;
  return shown.flatMap((item, index) => {
    const between = index === 0 ? '' : index === shown.length - 1 ? ` ${word} ` : ', ';
    return say`${between}${item}`;
  });
}

/** Without its names’ marks, as it is read, searched and exported. */
export const textOf = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');

/** The label of a choice within a sentence: "Price changes" is "price changes", and "NFT bids" stays. */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** An amount of a form as it is read: "1,500.25". What is no amount stays as it is. */
export function amountWords(amount: string): string {
  const units = unitsOf(amount);
  return units === null ? amount || '?' : inWords(units);
}
