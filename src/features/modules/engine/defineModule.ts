import * as z from 'zod/mini';
import type { Complete, Condition, FieldSet, Values, ValuesOf } from '../common-fields/field';
import type { Message } from '../common-fields/message';
import type { Post } from '../common-fields/post';
import type { DescribedModule, ModuleAbout, ModuleWords } from './about';
import type { FirstSteps, Template } from './newRule';
import type { BesideName, PageParts } from './pageParts';
import type { Path } from './paths';
import { createReader, initialValues, mapFields, valuesSchema } from './schema';
import type { Variable } from './variable';

/** Fields under one heading. */
export interface Group<Name extends string = string> {
  title: string;
  hint?: string;
  fields: readonly Name[];
  /** Seldom changed: folded to a summary line unless a value needs fixing (docs/product/modules.md). */
  isRare?: true;
  /** Whether it is seldom changed with these values; otherwise it is open at first. */
  isRareWith?: (values: Values) => boolean;
  /** Component shown below its fields. */
  beside?: BesideName;
}

/** Part of a fill-in sentence; with a condition, shown only while it holds. */
export type ClauseText<Name extends string = string> =
  | string
  | { text: string; when: Condition<Name> };

/** The start of a form: the settings that a module needs most. */
export interface Opening<Name extends string = string, V = Values> {
  /**
   * A sentence in clauses, with field paths in braces: "in {channelId}", "{conditions.0.least}
   * NFTs". A clause is left out if one of its fields is not in force; of alternatives (an inner
   * list), the first whose fields are in force is shown.
   */
  says: readonly (ClauseText<Name> | readonly ClauseText<Name>[])[];
  /** Wording of choices in the sentence, by field and value, where their labels don't fit. */
  said?: { readonly [At in Path<Name>]?: Readonly<Record<string, string>> };
  /** Required fields that read badly in a sentence: shown below it at the same width, while in force. */
  below?: readonly Path<Name>[];
  /** Fields at the end, such as the name. */
  fields?: readonly Name[];
  /**
   * Values of a new rule, or of a form that was never saved, besides the defaults: the parts the
   * sentence asks for, and a name that can stay.
   */
  values?: Partial<V>;
  /** Addresses that a new rule takes from the existing rules: the most frequent one. */
  taken?: readonly Path<Name>[];
  /** A sentence on the result of the values, updated while typing; null for none. */
  means?: (values: V) => string | null;
  /** Component that shows the meaning of the values as they change. */
  beside?: BesideName;
}

/** A rule about several fields. */
export interface Check<V = Values> {
  /** The field its error appears at. */
  path: Path<keyof V & string>;
  message: string;
  holds: (values: V) => boolean;
}

/** A value that no two rules of a module may share, such as a name. */
export interface Unique<V = Values> {
  /** The field its error appears at. */
  path: Path<keyof V & string>;
  message: string;
  /** The value that must differ; null for rules without one. */
  key: (values: V) => string | null;
}

/** The names of a module's fields, and the values they hold. */
type NameOf<F> = NoInfer<keyof F & string>;
type SetValues<F extends FieldSet> = NoInfer<ValuesOf<F>>;
type MessageName<F extends FieldSet> = {
  [Name in keyof F]: F[Name]['initial'] extends Message ? Name : never;
}[keyof F];

/** Options of modules that hold a list of rules. */
export interface Rules<Name extends string = string, V = Values> {
  /** Noun for one rule: "rule", "program". */
  singular: string;
  /** Fields shown in the list besides the name. */
  columns: readonly Name[];
  unique?: readonly Unique<V>[];
  /** The order matters to members: rows can be dragged. */
  ordered?: true;
  /** Values a copy gets instead of the original's, so that it is not live from the start. */
  copies?: Partial<V>;
  /** Field of the switch that makes a rule only log what it would do. */
  watching?: Name;
  /** Field that decides whether members see a rule that is on: DRAFT, SCHEDULED, or any other value. */
  stage?: Name;
}

/** Sentences with field names in braces, replaced by their values: "New members see it in {channelId}." */
export interface Live {
  /** The effect that members notice. */
  says: string;
  /** What it posts when it is turned on. */
  posts?: string;
}

/** The post around each message of a set. */
type Around<F extends FieldSet> = {
  readonly [Name in MessageName<F>]: (values: SetValues<F>) => Post;
};

/** Modules with messages have to give the post of each. */
type WithMessages<F extends FieldSet> = [MessageName<F>] extends [never]
  ? unknown
  : { messages: Around<F> };

interface ModuleParts<F extends FieldSet> {
  fields: F & Complete<F>;
  opening?: Opening<NameOf<F>, SetValues<F>>;
  /** All fields, in groups. Fields of the opening are left out of their group while the opening shows them. */
  groups: readonly Group<NameOf<F>>[];
  checks?: readonly Check<SetValues<F>>[];
  variables?: readonly Variable<SetValues<F>>[];
  messages?: Around<F>;
  /**
   * Warning below a field about an unexpected effect of its value; null for none. The value is
   * still accepted.
   */
  cautions?: { readonly [Name in keyof F]?: (values: SetValues<F>) => string | null };
  /** Set for modules that hold a list of rules instead of one set of values. */
  rules?: Rules<NameOf<F>, SetValues<F>>;
  /** Templates for a new rule, or for a form that was never saved. Loaded on demand. */
  templates?: () => Promise<{ templates: readonly Template<SetValues<F>>[] }>;
  /** Set if the first rule is created in steps; later rules use the whole form. */
  firstSteps?: FirstSteps<SetValues<F>>;
  /** Its effect while it is on, and when it is turned on. */
  live?: Live;
  /** Parts of its pages besides list and form, such as posts and payouts. */
  page?: PageParts;
}

/**
 * Everything about one module. Code for a certain module has typed values; generic code has
 * `Values`. The functions here accept any values and read them first.
 */
export interface ModuleSpec<F extends FieldSet = FieldSet> extends DescribedModule {
  fields: F;
  opening?: Opening;
  groups: readonly Group[];
  checks: readonly Check[];
  variables: readonly Variable[];
  rules?: Rules;
  templates?: () => Promise<{ templates: readonly Template[] }>;
  firstSteps?: FirstSteps;
  live?: Live;
  page?: PageParts;
  /** Schema of all values: the one source of form, defaults and the server's checks. */
  schema: z.ZodMiniType<ValuesOf<F>, Values>;
  initial: ValuesOf<F>;
  /** The current values with their types: see `Field.read`. */
  read: (values: Values) => ValuesOf<F>;
}

/** Builds a module from the declarations of its folder. Every field is in exactly one group. */
export function defineModule<F extends FieldSet>(
  about: ModuleAbout,
  words: ModuleWords,
  module: ModuleParts<F> & WithMessages<F>,
): ModuleSpec<F> {
  const {
    fields,
    messages,
    cautions,
    checks = [],
    variables = [],
    rules,
    opening,
    ...parts
  }: ModuleParts<F> = module;
  const read = createReader<F>(fields);
  const whole = adapted<F>(fields, {
    posts: new Map(Object.entries(messages ?? {})),
    cautions: new Map(Object.entries(cautions ?? {})),
    read,
  });
  return {
    ...about,
    ...words,
    ...parts,
    fields: whole,
    checks: checks.map((check) => ({ ...check, holds: (values) => check.holds(read(values)) })),
    variables: variables.map((variable) => variableOf(variable, read)),
    ...(rules === undefined ? {} : { rules: rulesOf(rules, read) }),
    ...(opening === undefined ? {} : { opening: openingOf(opening, read) }),
    schema: valuesSchema<F>(whole).check(
      ...checks.map(({ path, message, holds }) =>
        z.refine<ValuesOf<F>>(holds, { error: message, path: path.split('.') }),
      ),
    ),
    initial: initialValues<F>(whole),
    read,
  };
}

/** The fields, adapted to the module's posts and cautions. */
const adapted = <F extends FieldSet>(
  fields: F,
  {
    posts,
    cautions,
    read,
  }: {
    posts: ReadonlyMap<string, (values: ValuesOf<F>) => Post>;
    cautions: ReadonlyMap<string, ((values: ValuesOf<F>) => string | null) | undefined>;
    read: (values: Values) => ValuesOf<F>;
  },
): F =>
  mapFields(fields, (field, name) => {
    const post = posts.get(name);
    const caution = cautions.get(name);
    const placed = (post && field.around?.((values) => post(read(values)))) ?? field;
    if (!caution) return placed;
    return {
      ...placed,
      // A rejected value already has its error.
      caution: (values) => (placed.clash?.(values[name], values) ? null : caution(read(values))),
    };
  });

const rulesOf = <V>(
  { unique, copies, ...rules }: Rules<string, V>,
  read: (values: Values) => V,
): Rules => ({
  ...rules,
  ...(copies === undefined ? {} : { copies }),
  ...(unique === undefined
    ? {}
    : { unique: unique.map((each) => ({ ...each, key: (values) => each.key(read(values)) })) }),
});

const openingOf = <V>(
  { means, ...opening }: Opening<string, V>,
  read: (values: Values) => V,
): Opening => ({
  ...opening,
  ...(means === undefined ? {} : { means: (values) => means(read(values)) }),
});

const variableOf = <V>(
  { known, roles, ...variable }: Variable<V>,
  read: (values: Values) => V,
): Variable => ({
  ...variable,
  ...(known === undefined ? {} : { known: (all) => known({ ...all, values: read(all.values) }) }),
  ...(roles === undefined ? {} : { roles: (values) => roles(read(values)) }),
});
