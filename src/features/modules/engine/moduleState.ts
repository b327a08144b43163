import { labelIn } from '@/shared/text/labelIn';
import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orNull,
  orUndefined,
  textOrNull,
  textsSchema,
  timeOrNull,
  timeSchema,
  orElse,
} from '@/shared/api/fields';
import { isRow, listOf, withLists } from '@/shared/api/lenient';
import { cursorShape } from '@/shared/api/page';
import { lookOf, type StateLook } from '@/shared/ui/stateLook';

/** States of a module on one server (docs/product/modules.md). */
export const moduleStates = [
  'LOCKED',
  'OFF',
  'ON',
  'WATCHING',
  'NEEDS_ATTENTION',
  'PAUSED_BY_PLAN',
] as const;
export type ModuleState = (typeof moduleStates)[number];
/** Modules and rules in the same state have the same look and label; rules have two more states. */
type State = ModuleState | 'DRAFT' | 'SCHEDULED';

export const stateLooks: Readonly<Record<State, StateLook>> = {
  LOCKED: 'locked',
  OFF: 'off',
  ON: 'on',
  WATCHING: 'watching',
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  NEEDS_ATTENTION: 'attention',
  PAUSED_BY_PLAN: 'paused',
};

export const stateLabels: Readonly<Record<State, string>> = {
  LOCKED: 'Not in your package',
  OFF: 'Off',
  ON: 'On',
  WATCHING: 'Watching only',
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  NEEDS_ATTENTION: 'Needs attention',
  PAUSED_BY_PLAN: 'Paused: package ended',
};

/** Whether it is on, even with problems or if it only watches. */
export const isWorking = (state: string): boolean =>
  state === 'ON' || state === 'WATCHING' || state === 'NEEDS_ATTENTION';

/** Whether a switch shows the whole state, so that a badge beside it would only repeat it. */
export const isOnOrOff = (state: string): boolean => state === 'ON' || state === 'OFF';

/** All module states, those that need action first. */
export const statesByNeed = [
  'NEEDS_ATTENTION',
  'WATCHING',
  'ON',
  'OFF',
  'PAUSED_BY_PLAN',
  'LOCKED',
] as const;

/** Look of a state's badge; undefined for a state unknown to this build. */
export const stateLook = (state: string): StateLook | undefined => lookOf(stateLooks, state);

export const stateInWords = (state: string): string => labelIn(stateLabels, state);

/** Whether no package of the server includes it. */
export const isLocked = (state: string): boolean =>
  state === 'LOCKED' || state === 'PAUSED_BY_PLAN';

/** Whether its settings may be saved; the server checks this too. */
export const canConfigure = (state: string) => state === 'OFF' || isWorking(state);

/** Replaces a missing version: nothing can be saved with it. */
const NO_VERSION = -1;
/** Why something can't be saved although its module may be changed; null if it can. */
export const obstacleToSaving = ({ version }: { version: number }): string | null =>
  version === NO_VERSION
    ? 'Couldn’t load the version of these settings, so they can’t be saved. Reload the page.'
    : null;
const versionSchema = orElse(z.number(), NO_VERSION);

/** A problem that keeps a module from working, with the field that fixes it. */
export const troubleSchema = z.object({
  message: z.string().check(z.describe('The problem in words, as in `problems`.')),
  path: z
    .string()
    .check(
      z.describe('Path of the field in the values, such as `channelId` or `options.2.roles`.'),
    ),
  ruleId: z
    .nullable(idSchema)
    .check(z.describe('The rule with the problem; null for the module’s own settings.')),
});
export type Trouble = z.infer<typeof troubleSchema>;

/** The same as `problems`, with paths. Without them, problems are shown without links to their fields. */
const troubles = orElse(z.optional(z.array(troubleSchema)), undefined);

/** What the rules of a module that only watch would have done. */
const watchedSchema = z.object({
  rules: z.int().check(z.nonnegative(), z.describe('Rules that are on and only watch.')),
  times: z
    .int()
    .check(
      z.nonnegative(),
      z.describe(
        'How often they would have acted in the last 7 × 24 hours: cases in the state WATCHED.',
      ),
    ),
});

const summary = {
  slug: z.string().check(z.describe('Slug of the module.')),
  state: openEnum(z.enum(moduleStates)).check(
    z.describe(
      'LOCKED: in no active package and never set up. PAUSED_BY_PLAN: set up, but in no active package. NEEDS_ATTENTION: on, with a problem. WATCHING: on, and its rules only watch.',
    ),
  ),
  used: orNull(z.nullable(z.number())).check(
    z.describe('Number of rules; null for modules without rules.'),
  ),
  limit: orNull(z.nullable(z.number())).check(
    z.describe('Number of rules that the package allows; null for modules without rules.'),
  ),
  watched: orNull(z.nullable(watchedSchema)).check(
    z.describe(
      'What rules that only watch would have done; null if there are none, or the module is off.',
    ),
  ),
  updatedAt: timeOrNull.check(
    z.describe('When the module or its values were last saved; null if never.'),
  ),
  updatedBy: textOrNull.check(z.describe('Name of the person who saved last; null if unknown.')),
  updatedByPicture: textOrNull.check(
    z.describe('Address of that person’s picture; null for none.'),
  ),
  troubles,
};

/** An item of GET /servers/{id}/modules. */
export const moduleSummarySchema = z.object(summary);
export type ModuleSummary = z.infer<typeof moduleSummarySchema>;

export const moduleSummariesSchema = withLists({
  modules: listOf(moduleSummarySchema, { what: 'module', by: 'slug' }),
});

/** GET, PUT /servers/{id}/modules/{slug}. */
export const moduleSettingsSchema = z.object({
  ...summary,
  slug: orElse(z.string(), ''),
  enabled: exactlyTrue.check(
    z.describe(
      'Whether it’s turned on. Problems or the package can still keep it from working: see `state`.',
    ),
  ),
  version: versionSchema.check(
    z.describe(
      'Goes up with each save; 0 before the first. A save sends the version it’s based on.',
    ),
  ),
  /** Undefined if unreadable. Never guessed, because a save would store the guess. */
  values: orUndefined(z.nullable(z.record(z.string(), z.unknown()))).check(
    z.describe('Null before the first save, and for modules with rules.'),
  ),
  problems: textsSchema.check(z.describe('What keeps it from working, in words.')),
});
export type ModuleSettings = z.infer<typeof moduleSettingsSchema>;

/** A rule of a module that holds a list. */
export const ruleSchema = z.object({
  id: idSchema,
  enabled: exactlyTrue.check(
    z.describe('Whether it’s turned on. It works only while its module is on too.'),
  ),
  version: versionSchema.check(
    z.describe(
      'Goes up with each save of the rule, from 1. A save sends the version it’s based on.',
    ),
  ),
  values: z.record(z.string(), z.unknown()),
  updatedAt: orElse(timeSchema, ''),
  updatedBy: textOrNull.check(z.describe('Name of the person who saved last; null if unknown.')),
  updatedByPicture: textOrNull.check(
    z.describe('Address of that person’s picture; null for none.'),
  ),
  problems: textsSchema.check(z.describe('What keeps it from working, in words.')),
  troubles,
});
export type Rule = z.infer<typeof ruleSchema>;
export const rulesSchema = withLists({
  rules: listOf(ruleSchema, {
    what: 'rule',
    by: 'id',
    name: ({ values }) => (isRow(values) ? values['name'] : null),
  }),
  version: versionSchema.check(
    z.describe('Version of the list. Goes up when a rule is added, deleted or moved.'),
  ),
});
/** Names of rules, with the cursor of the next part. */
export const ruleNamesSchema = withLists({
  names: listOf(z.object({ id: idSchema, name: z.string() }), { what: 'rule', by: 'id' }),
  ...cursorShape,
});
export const oneRuleSchema = z.object({ rule: ruleSchema });

/** Name of a rule in lists; its id if it has no name. */
export const ruleName = ({ values, id }: Pick<Rule, 'values' | 'id'>): string =>
  typeof values['name'] === 'string' && values['name'] !== '' ? values['name'] : id;
