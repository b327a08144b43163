import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/**
 * What an answer holds is read leniently, item by item: one that cannot be used is left out and told of, and
 * the rest works. Leniency is in reading alone. Each schema here is zod's `catch` around the strict one, and
 * the API's document describes what is inside (docs/decisions.md, 38).
 */

/** What was left out of a list, as far as it can be told. */
export interface LeftOut {
  /** What it is one of, in the singular: "order". */
  what: string;
  /** One item; the list as a whole, which was none; or the pages after those that came. */
  extent: 'item' | 'all' | 'rest';
  id: string | null;
  name: string | null;
}

/** Whether anything of a kind was left out: `isLeftOut(quest.leftOut, 'reward')`. */
export const isLeftOut = (leftOut: readonly LeftOut[] | undefined, what: string): boolean =>
  leftOut?.some((each) => each.what === what) ?? false;

/** Whether what is in no list may have been left out of it: by its id, or as one whose id cannot be read either. */
export const mayBeLeftOut = (leftOut: readonly LeftOut[] | undefined, id: unknown): boolean =>
  leftOut?.some((each) => each.id === null || each.id === id) ?? false;

/** A list of which something was left out. `listOf` yields it, `withLists` takes it apart again. */
class Incomplete<T> {
  readonly items: T[];
  readonly leftOut: LeftOut[];
  /** What came in place of each item left out, as JSON, in the order of `leftOut`. */
  readonly odd: string[];
  /** Whether an answer without the list is no answer at all. */
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
  /** What one is called, in the singular: "order". */
  what: string;
  /** What tells one from another; of two alike the first is taken. */
  by?: keyof T & string;
  /** Where the name of one stands that cannot be used, where it is not at its top. */
  name?: (row: Row) => unknown;
  /** The answer can be used without the list. */
  mayBeMissing?: boolean;
}

/**
 * A list of which each item is read by itself. It belongs into an object made by `withLists`, which tells
 * what was left out. Items are objects.
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

/** Whether the very same stands earlier in the list: said twice, nothing is lost by it. */
function isAmong(earlier: readonly unknown[], raw: unknown): boolean {
  const text = JSON.stringify(raw);
  return earlier.some((other) => JSON.stringify(other) === text);
}

type WithoutIncomplete<T> = [Extract<T, Incomplete<unknown>>] extends [never]
  ? T
  : Exclude<T, Incomplete<unknown>>;
/** Lists as plain arrays, and what was left out of them; without it everything could be read. */
type Taken<T> = { [K in keyof T]: WithoutIncomplete<T[K]> } & { leftOut?: LeftOut[] };

/** `z.object` for what holds lists made by `listOf`: arrays, with `leftOut` beside them where it is due. */
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

/** What was left out of the lists of one answer. An item that two of them hold counts once. */
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

/** Whether something has names: what came over the wire is anything at first. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : null;
