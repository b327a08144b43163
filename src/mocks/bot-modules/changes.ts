import type { FieldSet, Values } from '@/features/bot-modules/fields/field';
import type { ChangeRow } from '../audit/rows';

interface State {
  enabled: boolean;
  values: Values | null;
}

/** Longer ones are cut in the log; what is taken back is kept whole. */
const LONGEST = 160;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

/** A value for people who read the log. */
function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'string') return cut(value);
  return cut(JSON.stringify(value));
}

/** The fields that differ, by their labels; null stands for what was not there. */
export function changesIn(
  fields: FieldSet,
  before: State | null,
  after: State | null,
): ChangeRow[] {
  const switched = {
    field: 'Switched on',
    before: inWords(before?.enabled),
    after: inWords(after?.enabled),
  };
  const rows = Object.entries(fields).map(([name, { label }]) => ({
    field: label ?? name,
    before: inWords(before?.values?.[name]),
    after: inWords(after?.values?.[name]),
  }));
  return [switched, ...rows].filter((row) => row.before !== row.after);
}
