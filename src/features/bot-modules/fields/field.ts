import type * as z from 'zod/mini';

/** The values of a form, a rule, or an item of a list, by the names of their fields. */
export type Values = Readonly<Record<string, unknown>>;

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

/** Kinds of Discord channels a picker may offer (Discord docs, "Channel Types"). */
export type ChannelKind = 'text' | 'announcement' | 'voice' | 'stage' | 'forum' | 'category';

/** What an address on Solana stands for. */
export type AddressKind = 'wallet' | 'mint' | 'collection';

/** How a field is shown; each kind has its control in `controls/`. */
export type Control =
  | { kind: 'text'; maxLength: number; placeholder?: string }
  | { kind: 'area'; maxLength: number }
  | { kind: 'number'; unit?: string }
  | { kind: 'amount'; unit: string }
  | { kind: 'switch' }
  | { kind: 'select'; choices: readonly Choice[] }
  | { kind: 'radio'; choices: readonly Choice[] }
  | { kind: 'checks'; choices: readonly Choice[] }
  | { kind: 'channel'; kinds: readonly ChannelKind[] }
  /** To give, which only roles below the bot's can be, or to mention. */
  | { kind: 'roles'; most: number; use: 'give' | 'mention' }
  | { kind: 'address'; of: AddressKind }
  | { kind: 'colour' }
  | { kind: 'image' }
  | { kind: 'duration' }
  | { kind: 'message' }
  | { kind: 'list'; fields: FieldSet; itemName: string; most: number };

/** One field: its rules, what it holds at first, and how it is shown. The one source of all three. */
export interface Field<T = unknown> {
  schema: z.ZodMiniType<T>;
  initial: T;
  label: string;
  hint?: string;
  control: Control;
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
  own: Pick<Field<T>, 'schema' | 'initial' | 'control'>,
): Field<T> => ({
  ...own,
  label,
  ...(hint === undefined ? {} : { hint }),
  ...(when === undefined ? {} : { when }),
});
