import * as z from 'zod/mini';
import { idSchema } from '@/shared/api/fields';
import type { BadgeColour } from '@/shared/ui/StatusBadge';

/** The life of a module on one server (design/bot-modules.md, "Life cycle"). */
export const moduleStates = ['LOCKED', 'OFF', 'ON', 'NEEDS_ATTENTION', 'PAUSED_BY_PLAN'] as const;
export type ModuleState = (typeof moduleStates)[number];

export const moduleStateColour: Record<ModuleState, BadgeColour> = {
  LOCKED: 'dark',
  OFF: 'secondary',
  ON: 'success',
  NEEDS_ATTENTION: 'warning',
  PAUSED_BY_PLAN: 'danger',
};

/** The state in words. */
export const moduleStateLabel: Record<ModuleState, string> = {
  LOCKED: 'Not in your package',
  OFF: 'Off',
  ON: 'On',
  NEEDS_ATTENTION: 'Needs attention',
  PAUSED_BY_PLAN: 'Paused: package ended',
};

/** Whether its settings may be saved; the server refuses otherwise as well. */
export const canConfigure = (state: ModuleState) =>
  state === 'OFF' || state === 'ON' || state === 'NEEDS_ATTENTION';

const summary = {
  slug: z.string(),
  state: z.enum(moduleStates),
  /** Rules there are, and how many the package allows; null for modules without rules. */
  used: z.nullable(z.number()),
  limit: z.nullable(z.number()),
  updatedAt: z.nullable(z.string()),
  /** Display name of who saved last. */
  updatedBy: z.nullable(z.string()),
};

/** A line of GET /servers/{id}/modules. */
export const moduleSummarySchema = z.object(summary);
export type ModuleSummary = z.infer<typeof moduleSummarySchema>;

export const moduleSummariesSchema = z.object({ modules: z.array(moduleSummarySchema) });

/** GET, PUT /servers/{id}/modules/{slug}. */
export const moduleSettingsSchema = z.object({
  ...summary,
  enabled: z.boolean(),
  /** Goes up with each save; a PUT carries the one it was made from. 0 before the first. */
  version: z.number(),
  /** Null before the first save. */
  values: z.nullable(z.record(z.string(), z.unknown())),
  /** What stopped it from working: a deleted channel, a role out of reach. */
  problems: z.array(z.string()),
});
export type ModuleSettings = z.infer<typeof moduleSettingsSchema>;

/** A rule of a module that holds a list. */
export const ruleSchema = z.object({
  id: idSchema,
  enabled: z.boolean(),
  version: z.number(),
  values: z.record(z.string(), z.unknown()),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
  problems: z.array(z.string()),
});
export type Rule = z.infer<typeof ruleSchema>;
export const rulesSchema = z.object({ rules: z.array(ruleSchema) });
export const oneRuleSchema = z.object({ rule: ruleSchema });

/** POST …/test: where the test was posted; both null when it went to whoever asked. */
export const sentTestSchema = z.object({
  channelName: z.nullable(z.string()),
  messageUrl: z.nullable(z.string()),
});
