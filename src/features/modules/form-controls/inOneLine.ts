import type { ServerDetails } from '@/features/server/discord/guild';
import type { KnownAssets } from '@/features/modules/market/market';
import { holdsMany, nestedValues } from '../engine/paths';
import { isShown } from '../engine/schema';
import type { Field, FieldSet, Values } from '../common-fields/field';

/** Separator between the parts of a line. */
const BETWEEN = ' · ';
/** Field types whose values need no label: a name, a place. */
const SPEAKING = new Set<string>(['address', 'channel', 'roles', 'rule', 'text', 'area']);
/** Words of a missing value (`words`). */
const NONE = new Set(['', '–']);

/** Paths of fields that are shown elsewhere, and left out of a line. */
interface Elsewhere {
  /** Path of the values. */
  prefix: string;
  paths: ReadonlySet<string>;
}

const nowhere: Elsewhere = { prefix: '', paths: new Set() };

/**
 * The values of folded fields in one line: switches that are on and fields that are filled in, with
 * labels where needed. Empty if there are none.
 */
export const inOneLine = (
  fields: FieldSet,
  values: Values,
  details: ServerDetails | null,
  assets?: KnownAssets,
  { prefix, paths } = nowhere,
): string =>
  Object.entries(fields)
    .filter(([name, field]) => isShown(field, values) && !paths.has(`${prefix}${name}`))
    .map(([name, field]) =>
      partOf(field, values[name], details, assets, { prefix: `${prefix}${name}.`, paths }),
    )
    .filter((part) => !NONE.has(part))
    .join(BETWEEN);

function partOf(
  field: Field,
  value: unknown,
  details: ServerDetails | null,
  assets: KnownAssets | undefined,
  { prefix, paths }: Elsewhere,
): string {
  const { label, control, pieces } = field;
  if (control.type === 'switch') return value === true ? label : '';
  // 0 mostly means no limit or no delay, as the hints say.
  if (value === 0) return '';
  // The first words of a message identify it.
  if (pieces) return pieces.words(value).find(([, words]) => !NONE.has(words))?.[1] ?? '';
  const inside = nestedValues(field, value);
  if (inside?.length === 1 && inside[0]) {
    const within = holdsMany(field) ? `${prefix}0.` : prefix;
    return inOneLine(inside[0].fields, inside[0].values, details, assets, {
      prefix: within,
      paths,
    });
  }
  const words = field.words(value, details, assets);
  return NONE.has(words) || SPEAKING.has(control.type) ? words : `${label}: ${words}`;
}
