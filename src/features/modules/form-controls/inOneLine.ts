import type { ServerDetails } from '@/features/server/discord/guild';
import type { KnownAssets } from '@/features/modules/market/market';
import { holdsMany, nestedValues } from '../engine/paths';
import { isShown } from '../engine/schema';
import type { Field, FieldSet, Values } from '../common-fields/field';

/** What stands between the parts of a line. */
const BETWEEN = ' · ';
/** Kinds whose words say what they are of: a name, a place. */
const SPEAKING = new Set<string>(['address', 'channel', 'roles', 'rule', 'text', 'area']);
/** What types say of a value there is not (`words`). */
const NONE = new Set(['', '–']);

/** What is left out of a line: paths of fields that stand elsewhere. */
interface Elsewhere {
  /** Path of the values. */
  prefix: string;
  paths: ReadonlySet<string>;
}

const nowhere: Elsewhere = { prefix: '', paths: new Set() };

/**
 * What fields hold, in a line to be read while they are folded: what is switched on, and what is filled in,
 * where need be by its label. Empty where nothing is.
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
  // Mostly no limit, no delay: hints say what it stands for.
  if (value === 0) return '';
  // Of a message its first words tell which one it is.
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
