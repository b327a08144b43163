import type { Values } from '../common-fields/field';
import type { ClauseText, Opening } from './defineModule';
import { fieldAt, valueAt, valuesAt, type FieldLocation } from './paths';
import { isShown } from './schema';
import type { FieldSet } from '../common-fields/field';

/** A field in the sentence a form opens with. */
export interface Blank extends FieldLocation {
  /** Its path in the values: `conditions.0.collection`. */
  path: string;
}

/** Words and blanks that are shown or left out together. */
export interface Clause {
  /** Its place in the sentence, which it keeps while its words change. */
  place: number;
  /** As the module wrote it. */
  text: string;
  parts: readonly (string | Blank)[];
}

type OpeningParts = Readonly<{ opening?: Opening | undefined; fields: FieldSet }>;

const BLANK = /\{([\w.]+)\}/;

/**
 * The sentence a form opens with, as far as its fields are in force. What is asked of a list's first item is left
 * out while there are several: the sentence would tell of one of them alone.
 *
 * @throws Error for a blank that leads to no field: a mistake in the module's definition
 */
export const clausesOf = ({ opening, fields }: OpeningParts, values: Values): Clause[] =>
  (opening?.says ?? [])
    .flatMap((clause, place) => {
      const options: readonly ClauseText[] = isOptions(clause) ? clause : [clause];
      const chosen = options
        .filter((option) => typeof option === 'string' || option.when.holds(values))
        .map((option) => (typeof option === 'string' ? option : option.text))
        .map((text) => ({ place, text, parts: partsOf(text, fields) }))
        .find(({ parts }) =>
          parts.every((part) => typeof part === 'string' || isAsked(part, values)),
        );
      return chosen ?? [];
    })
    .reduce<Clause[]>(withMark, []);

const MARK = /^[.,:;]/;

/** A mark a clause begins with ends the clause before it, so that no line begins with one. */
function withMark(clauses: Clause[], clause: Clause): Clause[] {
  const before = clauses.at(-1);
  const [first, ...rest] = clause.parts;
  if (!before || typeof first !== 'string' || !MARK.test(first)) return [...clauses, clause];
  const ended = { ...before, parts: [...before.parts, first.charAt(0)] };
  const left = [first.slice(1), ...rest].filter((part) => part !== '');
  return [
    ...clauses.slice(0, -1),
    ended,
    ...(left.length === 0 ? [] : [{ ...clause, parts: left }]),
  ];
}

/**
 * What is asked for below the sentence, as far as it is in force.
 *
 * @throws Error for a path that leads to no field
 */
export const belowOf = ({ opening, fields }: OpeningParts, values: Values): Blank[] =>
  (opening?.below ?? [])
    .map((path) => blankAt(path, fields))
    .filter((blank) => isAsked(blank, values));

const isOptions = (clause: ClauseText | readonly ClauseText[]): clause is readonly ClauseText[] =>
  Array.isArray(clause);

const partsOf = (text: string, fields: FieldSet): (string | Blank)[] =>
  text
    .split(BLANK)
    .map((part, index) => (index % 2 === 0 ? part : blankAt(part, fields)))
    .filter((part) => part !== '');

function blankAt(path: string, fields: FieldSet): Blank {
  const location = fieldAt(fields, path);
  if (!location) throw new Error(`The opening asks for ${path}, which is no field.`);
  return { ...location, path };
}

const isAsked = ({ path, prefix, field }: Blank, values: Values): boolean =>
  isShown(field, valuesAt(values, prefix)) &&
  path.split('.').every((_, index, steps) => {
    const place = valueAt(values, steps.slice(0, index).join('.'));
    return !Array.isArray(place) || place.length === 1;
  });

/** Paths of the fields that are asked for where the form opens, and therefore nowhere else. */
export const openingPaths = (spec: OpeningParts, values: Values): string[] => [
  ...clausesOf(spec, values).flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === 'string' ? [] : [part.path])),
  ),
  ...belowOf(spec, values).map(({ path }) => path),
  ...(spec.opening?.fields ?? []),
];
