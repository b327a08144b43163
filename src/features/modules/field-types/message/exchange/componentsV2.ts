import { listed } from '@/shared/text/listed';
import type { Values } from '../../../common-fields/field';
import { itemsOf, textOf, type Notes } from './notes';

/**
 * Discord’s newer components by number, which lay a message out in place of text and embeds.
 *
 * Source: https://docs.discord.com/developers/components/reference#component-object-component-types
 */
const SECTION = 9;
const TEXT = 10;
const CONTAINER = 17;
const names = new Map([
  [11, 'thumbnails'],
  [12, 'galleries'],
  [13, 'files'],
  [14, 'separators'],
  [CONTAINER, 'containers'],
]);
const ALL = new Set<unknown>([SECTION, TEXT, ...names.keys()]);

/** As deep as Discord nests them, and some more. */
const DEEPEST = 6;

/** What of Components V2 has a place here, in their order. */
interface Flat {
  texts: string[];
  /** Rows and buttons. */
  rest: Values[];
  /** What has no place, by name. */
  leftOut: Set<string>;
}

/**
 * Takes the texts out of Components V2 and leaves the older components.
 *
 * @returns `isV2` where there were any; `text` of their text displays, one below the other
 */
export function flattened(
  raw: unknown,
  notes: Notes,
): { isV2: boolean; text: string; rest: Values[] } {
  const items = itemsOf(raw, 'Components', notes);
  if (!items.some(({ type }) => ALL.has(type))) return { isV2: false, text: '', rest: items };
  const flat: Flat = { texts: [], rest: [], leftOut: new Set() };
  for (const item of items) take(item, flat, notes, 0);
  const { texts, rest, leftOut } = flat;
  notes.add(
    leftOut.size === 0
      ? 'Components V2: only text and buttons were imported.'
      : `Components V2: only text and buttons were imported, without ${listed([...leftOut])}.`,
  );
  return { isV2: true, text: texts.filter(Boolean).join('\n'), rest };
}

function take(item: Values, flat: Flat, notes: Notes, depth: number): void {
  const { type } = item;
  if (type === TEXT) flat.texts.push(textOf(item['content'], 'Components V2 text', notes));
  else if (!ALL.has(type)) flat.rest.push(item);
  const name = typeof type === 'number' ? names.get(type) : undefined;
  if (name !== undefined) flat.leftOut.add(name);
  if ((type !== SECTION && type !== CONTAINER) || depth >= DEEPEST) return;
  const inside = itemsOf(item['components'], 'Components', notes);
  const beside = itemsOf(item['accessory'], 'Components', notes);
  for (const each of [...inside, ...beside]) take(each, flat, notes, depth + 1);
}
