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
import { lookOf, type StateLook } from '@/shared/ui/stateLook';

/** The life of a module on one server (decision 54). */
export const moduleStates = [
  'LOCKED',
  'OFF',
  'ON',
  'WATCHING',
  'NEEDS_ATTENTION',
  'PAUSED_BY_PLAN',
] as const;
export type ModuleState = (typeof moduleStates)[number];
/** A module and a rule in the same state look the same and are called the same; rules have two more states. */
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

/** The state in words. */
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

/** Whether it is on, be it with trouble or watching only. */
export const isWorking = (state: string): boolean =>
  state === 'ON' || state === 'WATCHING' || state === 'NEEDS_ATTENTION';

/** Whether a switch shows all there is to a state, so that beside one its sign would say the same again. */
export const isOnOrOff = (state: string): boolean => state === 'ON' || state === 'OFF';

/** All of them, those that ask for something first. */
export const statesByNeed = [
  'NEEDS_ATTENTION',
  'WATCHING',
  'ON',
  'OFF',
  'PAUSED_BY_PLAN',
  'LOCKED',
] as const;

/** What its sign looks like; undefined for a state this build doesn't know. */
export const stateLook = (state: string): StateLook | undefined => lookOf(stateLooks, state);

/** The state in words. */
export const stateInWords = (state: string): string => labelIn(stateLabels, state);

/** Whether no package of the server has it. */
export const isLocked = (state: string): boolean =>
  state === 'LOCKED' || state === 'PAUSED_BY_PLAN';

/** Whether its settings may be saved; the server refuses otherwise as well. */
export const canConfigure = (state: string) => state === 'OFF' || isWorking(state);

/** Stands for a version that was not told: nothing can be saved from it. */
const NO_VERSION = -1;
/** Why something cannot be saved though its module may be changed; null where nothing stands against it. */
export const obstacleToSaving = ({ version }: { version: number }): string | null =>
  version === NO_VERSION
    ? 'Couldn’t load the version of these settings, so they can’t be saved. Reload the page.'
    : null;
const versionSchema = orElse(z.number(), NO_VERSION);

/** Something that keeps a module from working, and the place where it is mended. */
export const troubleSchema = z.object({
  /** In words, as in `problems`. */
  message: z.string(),
  /** The field by its path in the values: `channelId`, `options.2.roles`. */
  path: z.string(),
  /** The rule it is in; null for the settings of the module itself. */
  ruleId: z.nullable(idSchema),
});
export type Trouble = z.infer<typeof troubleSchema>;

/** The same as `problems`, with their places. A server that does not tell them has its problems shown without. */
const troubles = orElse(z.optional(z.array(troubleSchema)), undefined);

/** What the rules of a module that only watch would have done. */
const watchedSchema = z.object({
  /** Rules that are on and only watch. */
  rules: z.int().check(z.nonnegative()),
  /**
   * How often they would have acted in the last seven days of 24 hours: the cases in the state WATCHED, which
   * GET /servers/{id}/cases lists.
   */
  times: z.int().check(z.nonnegative()),
});

const summary = {
  slug: z.string(),
  /** One of `moduleStates`, unless the server knows more. */
  state: openEnum(z.enum(moduleStates)),
  /** Rules there are, and how many the package allows; null for modules without rules. */
  used: orNull(z.nullable(z.number())),
  limit: orNull(z.nullable(z.number())),
  /** Null where none of its rules only watches. */
  watched: orNull(z.nullable(watchedSchema)),
  updatedAt: timeOrNull,
  /** Display name of who saved last. */
  updatedBy: textOrNull,
  updatedByPicture: textOrNull,
  troubles,
};

/** A line of GET /servers/{id}/modules. */
export const moduleSummarySchema = z.object(summary);
export type ModuleSummary = z.infer<typeof moduleSummarySchema>;

export const moduleSummariesSchema = withLists({
  modules: listOf(moduleSummarySchema, { what: 'module', by: 'slug' }),
});

/** GET, PUT /servers/{id}/modules/{slug}. */
export const moduleSettingsSchema = z.object({
  ...summary,
  slug: orElse(z.string(), ''),
  enabled: exactlyTrue,
  /** Goes up with each save; a PUT carries the one it was made from. 0 before the first. */
  version: versionSchema,
  /**
   * Null before the first save; undefined where they cannot be read. Never guessed: what is shown in their
   * place would be saved.
   */
  values: orUndefined(z.nullable(z.record(z.string(), z.unknown()))),
  /** What stopped it from working: a deleted channel, a role out of reach. */
  problems: textsSchema,
});
export type ModuleSettings = z.infer<typeof moduleSettingsSchema>;

/** A rule of a module that holds a list. */
export const ruleSchema = z.object({
  id: idSchema,
  enabled: exactlyTrue,
  version: versionSchema,
  values: z.record(z.string(), z.unknown()),
  updatedAt: orElse(timeSchema, ''),
  updatedBy: textOrNull,
  updatedByPicture: textOrNull,
  problems: textsSchema,
  troubles,
});
export type Rule = z.infer<typeof ruleSchema>;
export const rulesSchema = withLists({
  rules: listOf(ruleSchema, {
    what: 'rule',
    by: 'id',
    name: ({ values }) => (isRow(values) ? values['name'] : null),
  }),
  /** Of the list: goes up when a rule comes, goes or moves. An order carries the one it was made from. */
  version: versionSchema,
});
export const oneRuleSchema = z.object({ rule: ruleSchema });

/** What a rule is called in lists; by its id where its module gives rules no name. */
export const ruleName = ({ values, id }: Pick<Rule, 'values' | 'id'>): string =>
  typeof values['name'] === 'string' && values['name'] !== '' ? values['name'] : id;
