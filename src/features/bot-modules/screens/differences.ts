import type { ServerDetails } from '@/features/discord/guild';
import type { ModuleSpec } from '../engine/defineModule';
import { valuesAt } from '../engine/valuesAt';
import type { Field, FieldSet, Values } from '../fields/field';
import type { FormShape } from './moduleForm';
import { valueInWords } from './valueInWords';

export interface Difference {
  /** The field, with the list or group it is in: "Conditions 2 › At least". */
  label: string;
  theirs: string;
  mine: string;
}

/** Said for a field the one has and the other has not, such as one of an item that was added. */
const NOTHING = 'nothing';

/** Where two states of a form differ, field by field, in words. */
export function differences(
  { fields }: ModuleSpec,
  theirs: FormShape,
  mine: FormShape,
  details: ServerDetails | null,
): Difference[] {
  const one = leaves(fields, theirs.values, details);
  const other = leaves(fields, mine.values, details);
  const labels = [...new Set([...one.keys(), ...other.keys()])];
  const all = labels.map((label) => ({
    label,
    theirs: one.get(label) || NOTHING,
    mine: other.get(label) || NOTHING,
  }));
  const onOff = (enabled: boolean) => (enabled ? 'Yes' : 'No');
  all.unshift({
    label: 'Switched on',
    theirs: onOff(theirs.enabled),
    mine: onOff(mine.enabled),
  });
  return all.filter((each) => each.theirs !== each.mine);
}

/** Each value by where it stands; lists and groups are gone into. */
function leaves(
  fields: FieldSet,
  values: Values,
  details: ServerDetails | null,
  prefix = '',
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, field] of Object.entries(fields)) {
    const label = `${prefix}${field.label}`;
    for (const part of partsOf(field, values[name], label)) {
      const inside = leaves(part.fields, part.values, details, `${part.label} › `);
      for (const [where, words] of inside) found.set(where, words);
    }
    if (!('fields' in field.control)) {
      for (const [where, words] of wordsOf(field, values[name], label, details)) {
        found.set(where, words);
      }
    }
  }
  return found;
}

function partsOf({ control }: Field, value: unknown, label: string) {
  if (control.kind === 'group') {
    return [{ fields: control.fields, values: valuesAt(value, ''), label }];
  }
  if (control.kind !== 'list' || !Array.isArray(value)) return [];
  return value.map((item, index) => ({
    fields: control.fields,
    values: valuesAt(item, ''),
    label: `${label} ${index + 1}`,
  }));
}

function wordsOf(
  field: Field,
  value: unknown,
  label: string,
  details: ServerDetails | null,
): [string, string][] {
  if (field.control.kind !== 'message') return [[label, valueInWords(field, value, details)]];
  return textsIn(value).map(([where, text]) => [`${label} › ${where}`, text]);
}

/** The texts of a message by where they stand: "embeds 1 title". */
function textsIn(value: unknown, where = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) {
    return [[where.trim(), value === '' ? '' : String(value)]];
  }
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, `${where} ${Array.isArray(value) ? String(Number(name) + 1) : name}`),
  );
}
