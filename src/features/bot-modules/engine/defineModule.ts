import * as z from 'zod/mini';
import type { FieldSet, Values } from '../fields/field';
import type { DescribedModule, ModuleAbout, ModuleWords } from './about';
import { initialValues, valuesSchema } from './schema';
import type { Variable } from './variable';

/** Fields that stand together under one heading. */
export interface Group {
  title: string;
  hint?: string;
  fields: readonly string[];
  /** Seldom touched: folded to a line on what it holds, as long as that needs no mending (decision 128). */
  isRare?: true;
}

/** A rule over more than one field. */
export interface Check {
  /** Where it is told. */
  path: string;
  message: string;
  holds: (values: Values) => boolean;
}

/** What no two rules of a module may share, such as a name. */
export interface Unique {
  /** Where it is told. */
  path: string;
  message: string;
  /** What must differ; null for rules it does not concern. */
  key: (values: Values) => string | null;
}

/** What a new rule or form can begin from. */
export interface Template {
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  text: string;
  /** What it says besides the defaults. */
  values: Values;
  /** Paths of fields that only the server itself can fill in; the first has the focus. */
  asks: readonly string[];
}

/** A step on the way to a first rule: a few of the form's fields. */
export interface FirstStep {
  title: string;
  hint?: string;
  /** Their paths in the values, such as `conditions.0.collection`. */
  fields: readonly string[];
  /** Those that are asked for more simply than in the form, by their paths. */
  asked?: FieldSet;
}

/** The way to the first rule of a server (decision 136). In the last step one looks at it all and saves. */
export interface FirstSteps {
  /** What the rule begins with besides the defaults: whole but for what the steps ask for. */
  values: Values;
  steps: readonly FirstStep[];
}

interface ModuleParts {
  fields: FieldSet;
  groups: readonly Group[];
  checks?: readonly Check[];
  variables?: readonly Variable[];
  /** Given for modules that hold a list of rules instead of one set of values. */
  rules?: {
    /** What one is called: "rule", "program". */
    singular: string;
    /** Fields shown in the list besides the name. */
    columns: readonly string[];
    unique?: readonly Unique[];
    /** Their order means something to members: rows can be dragged. */
    ordered?: true;
    /** What a copy holds instead of what was copied: it is not live from the start. */
    copies?: Values;
  };
  /** What a new rule, or a form nobody has saved, can begin from besides nothing; comes when it is asked for. */
  templates?: () => Promise<{ templates: readonly Template[] }>;
  /** Given where the first rule is made in steps; later ones have the whole form. */
  firstSteps?: FirstSteps;
}

export interface ModuleSpec extends DescribedModule, ModuleParts {
  checks: readonly Check[];
  variables: readonly Variable[];
  /** The values as a whole: the one source of form, defaults and the server's own checks. */
  schema: z.ZodMiniType<Values, Values>;
  initial: Values;
}

/** All there is to know of one module. Every field stands in exactly one group. */
export function defineModule(
  about: ModuleAbout,
  words: ModuleWords,
  parts: ModuleParts,
): ModuleSpec {
  const { checks = [], variables = [] } = parts;
  const fields = valuesSchema(parts.fields);
  return {
    ...about,
    ...words,
    ...parts,
    checks,
    variables,
    schema: fields.check(
      ...checks.map(({ path, message, holds }) =>
        z.refine<Values>(holds, { error: message, path: path.split('.') }),
      ),
    ),
    initial: initialValues(parts.fields),
  };
}
