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
  /** Seldom touched: folded to a line on what it holds, as long as that needs no mending (decision 128). */
  isRare?: true;
  /** Whether it is seldom touched with these values: with others it is open at first. */
  isRareWith?: (values: Values) => boolean;
  /** Shown below its fields. */
  beside?: BesideName;
}

/** Words of a sentence to fill in; with a condition, only while it holds. */
export type ClauseText<Name extends string = string> =
  | string
  | { text: string; when: Condition<Name> };

/** What a form opens with: what must be said for the job to be done, where one begins to read. */
export interface Opening<Name extends string = string, V = Values> {
  /**
   * A sentence in clauses, with fields in braces by their paths: "in {channelId}", "{conditions.0.least} NFTs". A
   * clause is left out while one of its fields is not in force; of several that stand for one another the first that
   * is in force is shown.
   */
  says: readonly (ClauseText<Name> | readonly ClauseText<Name>[])[];
  /** Choices in words that fit into the sentence, by field and value, where their labels don't. */
  said?: { readonly [At in Path<Name>]?: Readonly<Record<string, string>> };
  /** What must be chosen and reads badly in a sentence, below it and as wide, while it is in force. */
  below?: readonly Path<Name>[];
  /** Fields at the end, such as the name. */
  fields?: readonly Name[];
  /**
   * What a new rule, or a form that was never saved, holds besides the defaults: the parts the sentence asks for, and
   * a name that can stay.
   */
  values?: Partial<V>;
  /** Addresses a new rule takes from the rules there are: the one most of them have. */
  taken?: readonly Path<Name>[];
  /** What the values come to, in a sentence that follows what is typed; null for nothing. */
  means?: (values: V) => string | null;
  /** What the values mean, shown as they change. */
  beside?: BesideName;
}

/** A rule over more than one field. */
export interface Check<V = Values> {
  /** The field its error appears at. */
  path: Path<keyof V & string>;
  message: string;
  holds: (values: V) => boolean;
}

/** What no two rules of a module may share, such as a name. */
export interface Unique<V = Values> {
  /** The field its error appears at. */
  path: Path<keyof V & string>;
  message: string;
  /** What must differ; null for rules it does not concern. */
  key: (values: V) => string | null;
}

/** The names of fields, and the values they hold, of the set a module is made of. */
type NameOf<F> = NoInfer<keyof F & string>;
type SetValues<F extends FieldSet> = NoInfer<ValuesOf<F>>;
type MessageName<F extends FieldSet> = {
  [Name in keyof F]: F[Name]['initial'] extends Message ? Name : never;
}[keyof F];

/** What modules that hold a list of rules say of them. */
export interface Rules<Name extends string = string, V = Values> {
  /** What one is called: "rule", "program". */
  singular: string;
  /** Fields shown in the list besides the name. */
  columns: readonly Name[];
  unique?: readonly Unique<V>[];
  /** Their order means something to members: rows can be dragged. */
  ordered?: true;
  /** What a copy holds instead of what was copied: it is not live from the start. */
  copies?: Partial<V>;
  /** The switch by which one only logs what it would do. */
  watching?: Name;
  /** The choice that says whether members see one that is on: DRAFT, SCHEDULED, or any other. */
  stage?: Name;
}

/** Sentences with names of fields in braces, for what these hold: "New members see it in {channelId}." */
export interface Live {
  /** What members notice of it. */
  says: string;
  /** What is posted as it is turned on. */
  posts?: string;
}

/** What is posted around each message of a set. */
type Around<F extends FieldSet> = {
  readonly [Name in MessageName<F>]: (values: SetValues<F>) => Post;
};

/** Modules with messages say it of each. */
type WithMessages<F extends FieldSet> = [MessageName<F>] extends [never]
  ? unknown
  : { messages: Around<F> };

interface ModuleParts<F extends FieldSet> {
  fields: F & Complete<F>;
  opening?: Opening<NameOf<F>, SetValues<F>>;
  /** All fields, in groups; those of the opening are left out of theirs as long as they stand there. */
  groups: readonly Group<NameOf<F>>[];
  checks?: readonly Check<SetValues<F>>[];
  variables?: readonly Variable<SetValues<F>>[];
  messages?: Around<F>;
  /** What the value of a field may do unexpectedly, said below it; null for nothing. It is taken all the same. */
  cautions?: { readonly [Name in keyof F]?: (values: SetValues<F>) => string | null };
  /** Given for modules that hold a list of rules instead of one set of values. */
  rules?: Rules<NameOf<F>, SetValues<F>>;
  /** What a new rule, or a form that was never saved, can begin from. Loaded on demand. */
  templates?: () => Promise<{ templates: readonly Template<SetValues<F>>[] }>;
  /** Given where the first rule is made in steps; later ones have the whole form. */
  firstSteps?: FirstSteps<SetValues<F>>;
  /** What it does while it is on, and as it is turned on. */
  live?: Live;
  /** What its pages have besides list and form, such as what it posted and paid. */
  page?: PageParts;
}

/**
 * Everything about one module. Code that knows its module has its values typed; code for any module has `Values`. The
 * functions here take values of any kind and read them first.
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
  /** The values as a whole: the one source of form, defaults and the server's own checks. */
  schema: z.ZodMiniType<ValuesOf<F>, Values>;
  initial: ValuesOf<F>;
  /** Values as they are, with their types: see `Field.read`. */
  read: (values: Values) => ValuesOf<F>;
}

/** Makes a module of what its folder declares. Every field is in exactly one group. */
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

/** The fields with what the module says of them as a whole. */
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
      // A value that is refused has its error.
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
