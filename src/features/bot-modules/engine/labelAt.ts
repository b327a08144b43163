import { messageLabels, partLabels } from '../fields/messageLabels';
import type { FieldSet } from '../fields/field';

/** Stands between the labels of what is inside one another. */
export const WITHIN = ' › ';

/**
 * What those who read a form call the value at a path, with what it stands in: "Conditions 2 › At least".
 *
 * @param path as the API names it: "conditions.1.least"
 * @returns undefined where the fields know no such value
 */
export function labelAt(fields: FieldSet, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  const { label, control } = field;
  if (rest.length === 0) return label;
  if (control.kind === 'message') return [label, ...partLabel(rest)].join(WITHIN);
  if (!('fields' in control)) return label;
  const isItem = control.kind === 'list';
  const place = isItem ? `${label} ${numberOf(rest[0])}` : label;
  const inside = labelAt(control.fields, (isItem ? rest.slice(1) : rest).join('.'));
  return inside === undefined ? place : `${place}${WITHIN}${inside}`;
}

/** The part of a message at a path, such as that of its second embed's title: ["Embed 2", "Title"]. */
export function partLabel(path: readonly string[]): string[] {
  return path.flatMap((step, index) => {
    if (isNumber(step)) return [];
    const label = index === 0 ? messageLabels[step] : partLabels[step];
    const next = path[index + 1];
    return label === undefined ? [] : [isNumber(next) ? `${label} ${numberOf(next)}` : label];
  });
}

const isNumber = (step: string | undefined) => step !== undefined && /^\d+$/.test(step);
const numberOf = (index: string | undefined) => String(Number(index) + 1);
