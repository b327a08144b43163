import type * as z from 'zod/mini';
import type { ServerDetails } from '@/features/discord/guild';
import type { KnownAssets } from '@/features/market/market';
import type { Control } from '../kinds/kind';

/** The values of a form, a rule, or an item of a list, by the names of their fields. */
export type Values = Readonly<Record<string, unknown>>;

/** What an address on Solana stands for; an asset is a token or a collection. */
export type AddressKind = 'wallet' | 'mint' | 'collection' | 'asset';

/** Parts of a value that are no fields of their own, such as the embeds of a message. */
export interface Pieces {
  /** What stands at steps into the value, part by part: ["Embed 2", "Title"]. */
  labels: (steps: readonly string[]) => string[];
  /** Each part in words, with the steps that lead to it. */
  words: (value: unknown) => [steps: readonly string[], words: string][];
}

/** What is wrong, with the part of the value it is wrong at where that is not all of it. */
export type Clash = string | { message: string; part: string };

/** One field: its rules, what it holds at first, and how it is shown. The one source of all three. */
export interface Field<T = unknown> {
  schema: z.ZodMiniType<T>;
  initial: T;
  label: string;
  hint?: string;
  control: Control;
  /** Its value in a list: names in place of ids, addresses and constants, as far as they are known. */
  words: (value: unknown, details: ServerDetails | null, assets?: KnownAssets) => string;
  pieces?: Pieces;
  /** Takes no more than half a line where there is room: two such stand side by side. */
  isShort?: boolean;
  /**
   * Names of the fields that give the currency of this amount: a select, the address of a token. They stand beside
   * it, or beside a list or group it is in; a path names one in a group: `pool.currency`. When one of them is changed by
   * hand, the amount is cleared.
   */
  unitOf?: readonly string[];
  /** What is wrong with a value given those beside it; null where nothing is. */
  clash?: (value: unknown, beside: Values) => Clash | null;
  /** What a value that is taken may do that one does not expect; null for nothing. */
  caution?: (value: unknown, beside: Values) => string | null;
  /** Shown, and checked, only when this holds. */
  when?: (values: Values) => boolean;
}

/** Fields by name, in the order they are shown in. */
export type FieldSet = Readonly<Record<string, Field>>;

/** What every builder of a field takes. */
export interface About {
  label: string;
  hint?: string;
  when?: (values: Values) => boolean;
}

/** A field out of what is said of it and what its kind adds. */
export const field = <T>(
  { label, hint, when }: About,
  own: Pick<Field<T>, 'schema' | 'initial' | 'control' | 'words' | 'pieces' | 'isShort' | 'unitOf'>,
): Field<T> => ({
  ...own,
  label,
  ...(hint === undefined ? {} : { hint }),
  ...(when === undefined ? {} : { when }),
});
