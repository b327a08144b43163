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

/** What a new rule or form can begin from. */
export interface Template<V = Values> {
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  text: string;
  /** What it says besides the defaults. */
  values: { readonly [Name in keyof V]?: Partly<V[Name]> };
  /** What channels and roles are wanted for where it is not what their field says; null for none that could be guessed. */
  needs?: { readonly [At in Path<keyof V & string>]?: Need | null };
  /** Link buttons by their paths, with the channel each leads to. Where a server has none, the button is left out. */
  links?: { readonly [At in Path<keyof V & string>]?: ChannelNeed };
  /** Paths of fields that cannot be known, such as a collection: left empty, and the first has the focus. */
  asks: readonly Path<keyof V & string>[];
}

/** A step on the way to a first rule: a few of the form's fields. */
export interface FirstStep<Name extends string = string> {
  title: string;
  hint?: string;
  /** Their paths in the values, such as `conditions.0.collection`. */
  fields: readonly Path<Name>[];
  /** Those that are asked for more simply than in the form, by their paths. */
  asked?: FieldSet;
  /** What they mean, said above them. */
  beside?: BesideName;
  /** Folded at the end: what most leave as it is. */
  more?: { title: string; fields: readonly Path<Name>[] };
}

/**
 * What fields could hold by what others hold. It is put in as long as a field holds what was suggested before, or
 * nothing.
 *
 * @param isFree whether no other rule has that name
 */
export type Suggest = (values: Values, isFree: (name: string) => boolean) => Values;

/**
 * The way to the first rule of a server (decision 136), or to each. In the last step one looks at it all and saves;
 * rules with a stage are published there, or saved as drafts.
 */
export interface FirstSteps<V = Values> {
  /** What the rule begins with besides the defaults: whole but for what the steps ask for. */
  values: Partial<V>;
  steps: readonly FirstStep<keyof V & string>[];
  /** Each new rule is made in them, and not only the first. */
  isForEach?: true;
  suggest?: () => Promise<{ suggest: Suggest }>;
}
