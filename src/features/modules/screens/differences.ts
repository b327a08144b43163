import type { ServerDetails } from '@/features/server/discord/guild';
import type { ModuleSpec } from '../engine/defineModule';
import { nestedValues, WITHIN } from '../engine/paths';
import type { FieldSet, Values } from '../common-fields/field';
import type { FormShape } from './moduleForm';

export interface Difference {
  /** The field, with the list or group it is in: "Conditions 2 › At least". */
  label: string;
  theirs: string;
  mine: string;
}

/** Said for a field the one has and the other has not, such as one of an item that was added. */
const NOTHING = 'nothing';

/** What differs of one field of the form: of one with a list or a group, each place in it. */
export interface Conflict {
  /** Its name in the values; empty for the switch of the whole. */
  name: string;
  label: string;
  differences: Difference[];
}

/** Where two states of a form differ, by the fields of the form, of each of which one state can stay. */
export function conflicts(
  spec: ModuleSpec,
  theirs: FormShape,
  mine: FormShape,
  details: ServerDetails | null,
): Conflict[] {
  const found = new Map<string, Conflict>();
  for (const { path, ...difference } of differing(spec, theirs, mine, details)) {
    const name = path.split('.')[0] ?? '';
    const label = spec.fields[name]?.label ?? difference.label;
    const conflict = found.get(name) ?? { name, label, differences: [] };
    conflict.differences.push(difference);
    found.set(name, conflict);
  }
  return [...found.values()];
}

/** Where two states of a form differ, place by place, in words. */
export const differences = (
  ...given: [ModuleSpec, theirs: FormShape, mine: FormShape, ServerDetails | null]
): Difference[] => differing(...given).map(({ label, theirs, mine }) => ({ label, theirs, mine }));

function differing(
  { fields, groups }: ModuleSpec,
  theirs: FormShape,
  mine: FormShape,
  details: ServerDetails | null,
): (Difference & { path: string })[] {
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
    label: 'Enabled',
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
      return { path, label: isAlone ? label : `${groupOf(path)}${WITHIN}${label}`, theirs, mine };
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
    const inside = nestedValues(field, values[name]);
    for (const { index, ...part } of inside ?? []) {
      const at = {
        path: index === null ? `${path}.` : `${path}.${String(index)}.`,
        label: `${label}${index === null ? '' : ` ${String(index + 1)}`}${WITHIN}`,
      };
      for (const [leaf, words] of leaves(part.fields, part.values, details, at)) {
        found.set(leaf, words);
      }
    }
    if (inside) continue;
    if (field.pieces) {
      for (const [steps, words] of field.pieces.words(values[name])) {
        found.set([path, ...steps].join('.'), {
          label: [label, ...field.pieces.labels(steps)].join(WITHIN),
          words,
        });
      }
    } else found.set(path, { label, words: field.words(values[name], details) });
  }
  return found;
}
