import type { ChannelNeed, Need } from '@/features/server/discord/suggested';
import type { FieldSet, Values } from '../common-fields/field';
import type { BesideName } from './pageParts';
import type { Path } from './paths';

/** Any part of a value, down to the items of its lists. */
type Partly<V> = V extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : V extends object
    ? { readonly [Name in keyof V]?: Partly<V[Name]> }
    : V;

/** Starting point of a new rule or form. */
export interface Template<V = Values> {
  id: string;
  title: string;
  /** Purpose, in one sentence. */
  text: string;
  /** Values that differ from the defaults. */
  values: { readonly [Name in keyof V]?: Partly<V[Name]> };
  /** Needs for channels and roles that differ from those of the field; null if there is nothing to guess. */
  needs?: { readonly [At in Path<keyof V & string>]?: Need | null };
  /**
   * Link buttons by path, each with the need for its channel. On a server without such a channel, the button is left
   * out.
   */
  links?: { readonly [At in Path<keyof V & string>]?: ChannelNeed };
  /** Paths of fields that can't be guessed, such as a collection. They start empty, and the first one has the focus. */
  asks: readonly Path<keyof V & string>[];
}

/** One step to a first rule, with a few of the form's fields. */
export interface FirstStep<Name extends string = string> {
  title: string;
  hint?: string;
  /** Paths of the fields in the values, such as `conditions.0.collection`. */
  fields: readonly Path<Name>[];
  /** Fields that are simpler here than in the form, by path. */
  asked?: FieldSet;
  /** Summary of the fields, shown above them. */
  beside?: BesideName;
  /** Folded at the end, because most owners leave these fields unchanged. */
  more?: { title: string; fields: readonly Path<Name>[] };
}

/**
 * Suggests values for fields based on the others. A suggestion is applied only while the field is empty or holds an
 * earlier suggestion.
 *
 * @param isFree whether no other rule has that name
 */
export type Suggest = (values: Values, isFree: (name: string) => boolean) => Values;

/**
 * Steps to the first rule of a server (docs/product/modules.md), or to every rule. The last step shows everything and saves. Rules
 * with a stage are published there, or saved as drafts.
 */
export interface FirstSteps<V = Values> {
  /** Values that differ from the defaults. The rule is complete except for the fields of the steps. */
  values: Partial<V>;
  steps: readonly FirstStep<keyof V & string>[];
  /** Used for every new rule, not only for the first one. */
  isForEach?: true;
  suggest?: () => Promise<{ suggest: Suggest }>;
}
