import type * as z from 'zod/mini';
import type { Post } from './post';

/** The values of a form, a rule, or an item of a list, by the names of their fields. */
export type Values = Readonly<Record<string, unknown>>;

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

/** Kinds of Discord channels a picker may offer (Discord docs, "Channel Types"). */
export type ChannelKind = 'text' | 'announcement' | 'voice' | 'stage' | 'forum' | 'category';

/** What an address on Solana stands for; an asset is a token or a collection. */
export type AddressKind = 'wallet' | 'mint' | 'collection' | 'asset';

/** What stands with the fields of a group: nothing, the next runs, or the token an amount is in. */
export type GroupLook = 'plain' | 'schedule' | 'tokenAmount';

/** What stands with the items of a list: nothing, or the traits of the collection beside the list. */
export type ListLook = 'plain' | 'traits';

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
  /** MATCH_EVERY 0 or MATCH_ANYONE 1 (spec §3): numbers, and 0 is as good as 1. */
  | { kind: 'match' }
  | { kind: 'channel'; kinds: readonly ChannelKind[] }
  /** To give, which only roles below the bot's can be, or to mention. */
  | { kind: 'roles'; most: number; use: 'give' | 'mention' }
  | { kind: 'address'; of: AddressKind }
  | { kind: 'colour' }
  | { kind: 'image' }
  | { kind: 'duration' }
  | { kind: 'date' }
  | { kind: 'time' }
  | { kind: 'timeZone' }
  | { kind: 'cron' }
  | { kind: 'emoji' }
  /** Short texts, one a line. */
  | { kind: 'tags'; most: number }
  /** A rule of another module, by its id. */
  | { kind: 'rule'; of: string; ruleName: string }
  /** Values of their own under one name; some have a look of their own beside their fields. */
  | { kind: 'group'; fields: FieldSet; look: GroupLook }
  /** What stands around it depends on the values beside it. */
  | { kind: 'message'; post: (values: Values) => Post }
  | { kind: 'list'; fields: FieldSet; itemName: string; most: number; look: ListLook };

/** One field: its rules, what it holds at first, and how it is shown. The one source of all three. */
export interface Field<T = unknown> {
  schema: z.ZodMiniType<T>;
  initial: T;
  label: string;
  hint?: string;
  control: Control;
  /** Shown, and checked, only when this holds. */
  when?: (values: Values) => boolean;
  /** Its value in a list, where its control alone does not tell. */
  words?: (value: unknown) => string;
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
