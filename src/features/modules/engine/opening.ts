import type { Values } from '../common-fields/field';
import type { ClauseText, Opening } from './defineModule';
import { fieldAt, valueAt, valuesAt, type FieldLocation } from './paths';
import { isShown } from './schema';
import type { FieldSet } from '../common-fields/field';

/** A fill-in field in the sentence a form opens with. */
export interface Blank extends FieldLocation {
  /** Its path in the values: `conditions.0.collection`. */
  path: string;
}

/** Words and blanks that are shown or left out together. */
export interface Clause {
  /** Index in the sentence, which stays the same while the words change. */
  place: number;
  /** As written in the module. */
  text: string;
  parts: readonly (string | Blank)[];
}

type OpeningParts = Readonly<{ opening?: Opening | undefined; fields: FieldSet }>;

const BLANK = /\{([\w.]+)\}/;

/**
 * The sentence a form opens with, with the clauses whose fields are in force. Clauses about a
 * list's first item are left out while the list has several, since the sentence would describe only
 * one of them.
 *
 * @throws Error for a blank without a field: a mistake in the module's definition
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

/** Moves a mark at the start of a clause to the end of the clause before, so that no line begins with one. */
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
 * The fields below the sentence that are in force.
 *
 * @throws Error for a path without a field
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

/** Paths of the fields that the opening shows, which are therefore left out elsewhere. */
export const openingPaths = (spec: OpeningParts, values: Values): string[] => [
  ...clausesOf(spec, values).flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === 'string' ? [] : [part.path])),
  ),
  ...belowOf(spec, values).map(({ path }) => path),
  ...(spec.opening?.fields ?? []),
];
