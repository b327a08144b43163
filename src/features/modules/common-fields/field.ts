import type * as z from 'zod/mini';
import type { ServerDetails } from '@/features/server/discord/guild';
import type { Need } from '@/features/server/discord/suggested';
import type { KnownAssets } from '@/features/modules/market/market';
import type { Control } from '../field-types/fieldType';
import type { Post } from './post';

/** Values without types: of a form that is being filled in, of a stored rule, of an item of a list. */
export type Values = Readonly<Record<string, unknown>>;

/** The values of a set of fields, each as its field reads it: `ValuesOf<typeof fields>`. */
export type ValuesOf<F extends FieldSet> = { readonly [Name in keyof F]: F[Name]['initial'] };

/** When a field is in force, by the values beside it. Made by the functions of `condition.ts`. */
export interface Condition<Name extends string = string> {
  /** The fields it reads. */
  names: readonly Name[];
  holds: (values: Values) => boolean;
}

/** What an address on Solana belongs to. An asset is a token or a collection. */
export type AddressKind = 'wallet' | 'mint' | 'collection' | 'asset';

/** Parts of a value that are no fields of their own, such as the embeds of a message. */
export interface Pieces {
  /** The labels on the way to a part of the value: ["Embed 2", "Title"]. */
  labels: (steps: readonly string[]) => string[];
  /** Each part in words, with the steps that lead to it. */
  words: (value: unknown) => [steps: readonly string[], words: string][];
}

/** What is wrong, with the part of the value it is wrong at where that is not all of it. */
export type Clash = string | { message: string; part: string };

/**
 * One field: its rules, what it holds at first, and how it is shown. The one source of all three. `Beside` names the
 * fields beside it that it reads.
 */
export interface Field<T = unknown, Beside extends string = string> {
  schema: z.ZodMiniType<T>;
  initial: T;
  /**
   * Any value as one of its type, whatever the rules say: a form that is being filled in holds values that break them.
   * What is not of its type, or missing, is read as nothing: 0, an empty text, off, no items.
   */
  read: (value: unknown) => T;
  label: string;
  hint?: string;
  control: Control;
  /** Its value in a list: names in place of ids, addresses and constants, as far as they are known. */
  words: (value: unknown, details: ServerDetails | null, assets?: KnownAssets) => string;
  pieces?: Pieces;
  /** Of a message: the same field with what the module posts around it. */
  around?: (post: (values: Values) => Post) => Field<T, Beside>;
  /** Takes half a line where there is room for two side by side. */
  isShort?: boolean;
  /**
   * Names of the fields that give the currency of this amount: a select, the address of a token. They stand beside
   * it, or beside a list or group it is in; a path names one in a group: `pool.currency`. When one of them is changed by
   * hand, the amount is cleared.
   */
  unitOf?: readonly string[];
  /** What is wrong with a value given those beside it; null where nothing is. */
  clash?: (value: unknown, beside: Values) => Clash | null;
  /** What its value may do unexpectedly, given all values of the set; null for nothing. */
  caution?: (values: Values) => string | null;
  /** What of the server's own fits a channel or role that is not chosen yet. */
  suggest?: Need;
  /** Shown, and checked, only when this holds. */
  when?: Condition<Beside>;
}

/** Fields by name, in the order they are shown in. */
export type FieldSet = Readonly<Record<string, Field>>;

/**
 * A set of fields that read no names but those of the set. Builders that take a set ask for it, so that a field can't
 * be renamed without the conditions that read it.
 */
export type Complete<F extends FieldSet> = {
  readonly [Name in keyof F]: F[Name] extends Field<unknown, keyof F & string>
    ? F[Name]
    : Field<F[Name]['initial'], keyof F & string>;
};

/** What every builder of a field takes. */
export interface About<Beside extends string = string> {
  label: string;
  hint?: string;
  suggest?: Need;
  when?: Condition<Beside>;
}

/** A field out of what is said of it and what its type adds. */
export const field = <T, Beside extends string = never>(
  { label, hint, suggest, when }: About<Beside>,
  own: Pick<
    Field<T>,
    'schema' | 'initial' | 'read' | 'control' | 'words' | 'pieces' | 'isShort' | 'unitOf'
  >,
): Field<T, NoInfer<Beside>> => ({
  ...own,
  label,
  ...(hint === undefined ? {} : { hint }),
  ...(suggest === undefined ? {} : { suggest }),
  ...(when === undefined ? {} : { when }),
});
