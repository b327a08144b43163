import type { ServerDetails } from '@/features/discord/guild';
import type { ModuleSpec } from '../engine/defineModule';
import { partLabel, WITHIN } from '../engine/labelAt';
import { valuesAt } from '../engine/valuesAt';
import type { Field, FieldSet, Values } from '../fields/field';
import { hexColour } from '../preview/hexColour';
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
  { fields, groups }: ModuleSpec,
  theirs: FormShape,
  mine: FormShape,
  details: ServerDetails | null,
): Difference[] {
  const one = leaves(fields, theirs.values, details);
  const other = leaves(fields, mine.values, details);
  const paths = [...new Set([...one.keys(), ...other.keys()])];
  const all = paths.map((path) => ({
    path,
    label: one.get(path)?.label ?? other.get(path)?.label ?? path,
    theirs: one.get(path)?.words || NOTHING,
    mine: other.get(path)?.words || NOTHING,
  }));
  const onOff = (enabled: boolean) => (enabled ? 'Yes' : 'No');
  all.unshift({
    path: '',
    label: 'Switched on',
    theirs: onOff(theirs.enabled),
    mine: onOff(mine.enabled),
  });
  const groupOf = (path: string) =>
    groups.find((group) => group.fields.includes(path.split('.')[0] ?? ''))?.title ?? '';
  return all
    .filter((each) => each.theirs !== each.mine)
    .map(({ path, label, theirs, mine }) => {
      // Two panels may each have a field of that name.
      const isAlone = all.filter((each) => each.label === label).length === 1;
      return { label: isAlone ? label : `${groupOf(path)}${WITHIN}${label}`, theirs, mine };
    });
}

interface Leaf {
  label: string;
  words: string;
}

/** Each value by its path, since two may have the same label; lists and groups are gone into. */
function leaves(
  fields: FieldSet,
  values: Values,
  details: ServerDetails | null,
  place: { path: string; label: string } = { path: '', label: '' },
): Map<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [name, field] of Object.entries(fields)) {
    const path = `${place.path}${name}`;
    const label = `${place.label}${field.label}`;
    for (const part of partsOf(field, values[name], { path, label })) {
      for (const [at, leaf] of leaves(part.fields, part.values, details, part.place)) {
        found.set(at, leaf);
      }
    }
    if ('fields' in field.control) continue;
    if (field.control.kind === 'message') {
      for (const [steps, words] of textsIn(values[name])) {
        found.set([path, ...steps].join('.'), {
          label: [label, ...partLabel(steps)].join(WITHIN),
          words,
        });
      }
    } else found.set(path, { label, words: valueInWords(field, values[name], details) });
  }
  return found;
}

function partsOf(
  { control }: Field,
  value: unknown,
  { path, label }: { path: string; label: string },
) {
  if (control.kind === 'group') {
    const place = { path: `${path}.`, label: `${label}${WITHIN}` };
    return [{ fields: control.fields, values: valuesAt(value, ''), place }];
  }
  if (control.kind !== 'list' || !Array.isArray(value)) return [];
  return value.map((item, index) => ({
    fields: control.fields,
    values: valuesAt(item, ''),
    place: { path: `${path}.${String(index)}.`, label: `${label} ${String(index + 1)}${WITHIN}` },
  }));
}

/** The texts of a message with the steps that lead to them: ["embeds", "0", "title"]. */
function textsIn(value: unknown, steps: readonly string[] = []): [readonly string[], string][] {
  if (typeof value !== 'object' || value === null) return [[steps, partInWords(steps, value)]];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...steps, name]));
}

function partInWords(steps: readonly string[], value: unknown): string {
  if (steps.at(-1) === 'colour' && typeof value === 'number') return hexColour(value) ?? '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
