import { inWords, unitsOf } from '../common-fields/decimal';
import type { FieldSet, Values, ValuesOf } from '../common-fields/field';
import type { ModuleSpec } from './defineModule';

/** A name given by a person: of a channel, a role, a collection. */
export interface Name {
  name: string;
}
export type Piece = string | Name;
/** One sentence on what a rule does, without its full stop. */
export type Sentence = readonly Piece[];

/** Readable names for the ids, addresses and times of a rule. */
export interface Names {
  /** A channel by its id. */
  channel: (id: string) => Piece;
  /** Roles by their ids, in one list: "Holder and Whale". */
  roles: (ids: readonly string[], word?: Conjunction) => Sentence;
  /** A collection or token by its address. */
  asset: (address: string) => Piece;
  /** A token by its address, as amounts name it: "KEEP". */
  symbol: (address: string) => Piece;
  /** A clock time, "18:00", in the reader's format. */
  hour: (time: string) => string;
  /** A date, YYYY-MM-DD, in the reader's format. */
  day: (date: string) => string;
  /** Time zone of the reader (IANA). */
  timeZone: string;
}

/** Writes a module's sentence about a rule, from the rule's values and the names known for its server. */
export type SentenceOf<V> = (values: V, names: Names) => Sentence;

/** Adapts a module's sentence, which reads typed values, to untyped ones. */
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

/** A list in words: "one, two and three"; items beyond `most` are counted. */
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

/** The sentence as plain text, for reading, search and export. */
export const textOf = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');

/** The label of a choice within a sentence: "Price changes" becomes "price changes", "NFT bids" stays. */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** An amount of a form in words: "1,500.25". An invalid amount stays unchanged. */
export function amountWords(amount: string): string {
  const units = unitsOf(amount);
  return units === null ? amount || '?' : inWords(units);
}
