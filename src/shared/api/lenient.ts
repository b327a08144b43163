import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/**
 * Answers are read leniently, item by item: an unusable item is left out and reported, and the rest works. Only reading
 * is lenient. Each schema here is zod's `catch` around the strict one, and the API's document describes the strict
 * schema inside (ADR lenient-reading).
 */

/** Something left out of a list, as far as it can be identified. */
export interface LeftOut {
  /** Kind of the item, in the singular: "order". */
  what: string;
  /** One item; the list as a whole, which was not a list; or the pages after those that were read. */
  extent: 'item' | 'all' | 'rest';
  id: string | null;
  name: string | null;
}

/** Whether anything of a kind was left out: `isLeftOut(quest.leftOut, 'reward')`. */
export const isLeftOut = (leftOut: readonly LeftOut[] | undefined, what: string): boolean =>
  leftOut?.some((each) => each.what === what) ?? false;

/** Whether an item missing from a list may have been left out: by its id, or as an item whose id is unreadable. */
export const mayBeLeftOut = (leftOut: readonly LeftOut[] | undefined, id: unknown): boolean =>
  leftOut?.some((each) => each.id === null || each.id === id) ?? false;

/** A list with items left out. `listOf` yields it, `withLists` takes it apart again. */
class Incomplete<T> {
  readonly items: T[];
  readonly leftOut: LeftOut[];
  /** The raw value of each item left out, as JSON, in the order of `leftOut`. */
  readonly odd: string[];
  /** Whether the answer is unusable without the list. */
  readonly isFatal: boolean;
  constructor(items: T[], leftOut: LeftOut[], odd: string[], isFatal = false) {
    this.items = items;
    this.leftOut = leftOut;
    this.odd = odd;
    this.isFatal = isFatal;
  }
}

type Row = Readonly<Record<string, unknown>>;

export interface ListAbout<T> {
  /** Name of an item, in the singular: "order". */
  what: string;
  /** Key field of an item; the first of two items with the same key is kept. */
  by?: keyof T & string;
  /** Finds the name of an unusable item, if it is not a top-level field. */
  name?: (row: Row) => unknown;
  /** The answer can be used without the list. */
  mayBeMissing?: boolean;
}

/**
 * A list whose items are read one by one. It belongs into an object made by `withLists`, which reports what was left
 * out. Items are objects.
 */
export function listOf<Item extends object, Input>(
  item: z.ZodMiniType<Item, Input>,
  about: ListAbout<Item>,
) {
  const keyOf = (each: Item) => (about.by === undefined ? each : each[about.by]);
  const strict: z.ZodMiniType<Item[] | Incomplete<Item>, Input[]> = z
    .array(item)
    .check(z.refine((items) => new Set(items.map(keyOf)).size === items.length));
  return orElse(strict, ({ value }) => {
    if (!Array.isArray(value)) {
      const all: LeftOut = { what: about.what, extent: 'all', id: null, name: null };
      return new Incomplete<Item>([], [all], [], about.mayBeMissing !== true);
    }
    const items = new Map<unknown, Item>();
    const odd: unknown[] = [];
    for (const [index, raw] of value.entries()) {
      const read = item.safeParse(raw);
      if (!read.success) odd.push(raw);
      else if (!items.has(keyOf(read.data))) items.set(keyOf(read.data), read.data);
      else if (!isAmong(value.slice(0, index), raw)) odd.push(raw);
    }
    return new Incomplete(
      [...items.values()],
      odd.map((raw) => describe(raw, about)),
      odd.map((raw) => JSON.stringify(raw)),
    );
  });
}

/** Whether an identical item comes earlier in the list: an exact duplicate is no loss. */
function isAmong(earlier: readonly unknown[], raw: unknown): boolean {
  const text = JSON.stringify(raw);
  return earlier.some((other) => JSON.stringify(other) === text);
}

type WithoutIncomplete<T> = [Extract<T, Incomplete<unknown>>] extends [never]
  ? T
  : Exclude<T, Incomplete<unknown>>;
/** Lists as plain arrays, and `leftOut` for what was left out; without `leftOut` everything was readable. */
type Taken<T> = { [K in keyof T]: WithoutIncomplete<T[K]> } & { leftOut?: LeftOut[] };

/** `z.object` for objects with lists made by `listOf`: arrays, with `leftOut` beside them if anything was left out. */
export function withLists<S extends z.core.$ZodShape>(shape: S) {
  const object = z.object(shape);
  type Read = z.output<typeof object>;
  return z.pipe(
    object,
    z.transform((read: Read, { issues }): Taken<Read> => {
      const lists = Object.entries(read).flatMap(([name, value]) =>
        value instanceof Incomplete ? [[name, value] as const] : [],
      );
      const leftOut = allLeftOut(lists.map(([, list]) => list));
      const taken: unknown = {
        ...read,
        ...Object.fromEntries(lists.map(([name, { items }]) => [name, items])),
        ...(leftOut.length > 0 ? { leftOut } : {}),
      };
      if (isTaken<Read>(taken) && !lists.some(([, { isFatal }]) => isFatal)) return taken;
      issues.push({ code: 'custom', message: 'A list is missing.', input: read });
      return z.NEVER;
    }),
  );
}

/** Everything left out of the lists of one answer. An item of two lists counts once. */
function allLeftOut(lists: readonly Incomplete<unknown>[]): LeftOut[] {
  const seen = new Set<string>();
  return lists.flatMap(({ leftOut, odd }) => {
    const keys = leftOut.map(({ what }, index) => `${what} ${odd[index] ?? ''}`);
    const isNew = keys.map((key) => odd.length === 0 || !seen.has(key));
    keys.forEach((key) => seen.add(key));
    return leftOut.filter((_, index) => isNew[index]);
  });
}

const isTaken = <T>(value: unknown): value is Taken<T> =>
  isRow(value) && !Object.values(value).some((each) => each instanceof Incomplete);

const NAMES = ['name', 'title', 'guildName', 'displayName', 'label', 'slug'];
/** Longer names would fill the page. */
const LONGEST = 60;

function describe<T>(raw: unknown, { what, by, name }: ListAbout<T>): LeftOut {
  const row: Row = isRow(raw) ? raw : {};
  const names = [name?.(row), ...NAMES.map((each) => row[each])];
  return {
    what,
    extent: 'item',
    id: by === undefined ? null : textOf(row[by]),
    name: names.map(textOf).find((text) => text !== null) ?? null,
  };
}

/** Whether a value is a plain object: wire data may be anything. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : null;
