import type * as z from 'zod/mini';
import type { ServerDetails } from '@/features/server/discord/guild';
import type { Need } from '@/features/server/discord/suggested';
import type { KnownAssets } from '@/features/modules/market/market';
import type { Control } from '../field-types/fieldType';
import type { Post } from './post';

/** Untyped values: of a form being filled in, a stored rule, or a list item. */
export type Values = Readonly<Record<string, unknown>>;

/** The values of a set of fields, each as its field reads it: `ValuesOf<typeof fields>`. */
export type ValuesOf<F extends FieldSet> = { readonly [Name in keyof F]: F[Name]['initial'] };

/** When a field is in force, given the values beside it. Made by the functions of `condition.ts`. */
export interface Condition<Name extends string = string> {
  /** Names of the fields it reads. */
  names: readonly Name[];
  holds: (values: Values) => boolean;
}

/** What an address on Solana belongs to. An asset is a token or a collection. */
export type AddressKind = 'wallet' | 'mint' | 'collection' | 'asset';

/** Parts of a value that are not fields, such as the embeds of a message. */
export interface Pieces {
  /** Labels along the path to a part of the value: ["Embed 2", "Title"]. */
  labels: (steps: readonly string[]) => string[];
  /** Each part in words, with its path. */
  words: (value: unknown) => [steps: readonly string[], words: string][];
}

/** An error: its message, and the part of the value it concerns if that is not the whole value. */
export type Clash = string | { message: string; part: string };

/**
 * One field: the single source of its rules, initial value and display. `Beside` names the sibling
 * fields it reads.
 */
export interface Field<T = unknown, Beside extends string = string> {
  schema: z.ZodMiniType<T>;
  initial: T;
  /**
   * Reads any value as one of this type, even if it breaks the rules, as values of a form being
   * filled in may. A missing value, or one of another type, is read as empty: 0, an empty text,
   * off, no items.
   */
  read: (value: unknown) => T;
  label: string;
  /** Its label in a form, given the values beside it; `label` if undefined. */
  labelIn?: (beside: Values) => string | undefined;
  hint?: string;
  control: Control;
  /** Its value in a list: names in place of ids, addresses and constants, if known. */
  words: (value: unknown, details: ServerDetails | null, assets?: KnownAssets) => string;
  pieces?: Pieces;
  /** For messages: the same field with the post that the module puts around it. */
  around?: (post: (values: Values) => Post) => Field<T, Beside>;
  /** Takes half the width where two fields fit side by side. */
  isShort?: boolean;
  /**
   * Names of the fields that give the currency of this amount: a select, a token address. They are
   * beside it, or beside a list or group that contains it; a path names a field in a group:
   * `pool.currency`. Changing one of them by hand clears the amount.
   */
  unitOf?: readonly string[];
  /** Error of a value, given the values beside it; null if there is none. */
  clash?: (value: unknown, beside: Values) => Clash | null;
  /** Warning about an unexpected effect of its value, given all values of the set; null for none. */
  caution?: (values: Values) => string | null;
  /** Which of the server's channels or roles to suggest while none is chosen. */
  suggest?: Need;
  /** Shown, and checked, only when this holds. */
  when?: Condition<Beside>;
}

/** Fields by name, in display order. */
export type FieldSet = Readonly<Record<string, Field>>;

/**
 * A set of fields that read only names of the set. Builders require it, so that renaming a field
 * without the conditions that read it does not compile.
 */
export type Complete<F extends FieldSet> = {
  readonly [Name in keyof F]: F[Name] extends Field<unknown, keyof F & string>
    ? F[Name]
    : Field<F[Name]['initial'], keyof F & string>;
};

/** Options of every field builder. */
export interface About<Beside extends string = string> {
  label: string;
  hint?: string;
  suggest?: Need;
  when?: Condition<Beside>;
}

/** Combines the common options of a field with the parts its type adds. */
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
