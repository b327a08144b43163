import * as z from 'zod/mini';
import { serverParam, endpoint, idOf } from '@/shared/api/endpoint';
import { idsQuery } from '@/shared/api/listQuery';
import { removed } from '@/shared/api/removed';
import { idText } from '@/shared/api/fields';
import {
  moduleSettingsSchema,
  moduleSummariesSchema,
  oneRuleSchema,
  ruleNamesSchema,
  rulesSchema,
} from './moduleState';
import { ruleNamesQuery } from './ruleQuery';

/** The OpenAPI document repeats the calls for each module, with its name and values. */
const tag = 'Bot modules';
const ofServer = { id: serverParam };
const ofModule = { ...ofServer, slug: idOf('module', 'Name of the module.') };
/** A module's settings and rules depend on no other module: a rule that another module uses can't be deleted. */
const modules = ['{id}/{slug}'] as const;
const ofRule = { ...ofModule, ruleId: idOf('rule', 'ID of the rule.') };

const version = z.int().check(z.minimum(0), z.describe('The version the change is based on.'));
/** Each module has its own schema for them. */
const values = z.unknown();

/** GET /servers/{id}/modules: the state of each module. */
export const listModules = endpoint({
  method: 'GET',
  path: '/servers/{id}/modules',
  tag,
  summary: 'Lists the modules of a server with their state',
  description:
    'Has every module there is, also those that no package of the server includes, with state and problems but no values. Problems are found now, such as a channel that was deleted since the save.',
  access: 'viewer',
  order: 'By slug.',
  orderedBy: ['slug'],
  shows: ['Modules'],
  params: ofServer,
  data: moduleSummariesSchema,
});

/** GET /servers/{id}/modules/{slug} */
export const getModule = endpoint({
  method: 'GET',
  path: '/servers/{id}/modules/{slug}',
  tag,
  summary: 'Returns the settings of a module',
  description:
    'Secrets are never returned: a saved one is a reference, which a later save may send back to keep it. A module that was never saved has version 0 and `values` null. For a module with rules, `values` is always null.',
  access: 'viewer',
  shows: ['Modules'],
  modules,
  params: ofModule,
  data: moduleSettingsSchema,
  errors: { 'module-not-found': null },
});

/** PUT /servers/{id}/modules/{slug}: 402 if no package includes it. */
export const updateModule = endpoint({
  method: 'PUT',
  path: '/servers/{id}/modules/{slug}',
  tag,
  summary: 'Saves a module, or turns it on or off',
  description:
    'All values are replaced, and are checked even if the module is turned off. Errors name their fields. Values equal to the saved ones pass, also if the rules for them are stricter now. Posts that are due are made first, by the earlier settings. The change can be undone.',
  access: 'editor',
  changes: ['Modules', 'ServerStats', 'AuditLog', 'ServerOverview', 'Quests'],
  modules,
  params: ofModule,
  body: z.object({ version, enabled: z.boolean(), values }),
  data: moduleSettingsSchema,
  errors: { 'module-not-found': null, 'package-needed': null, 'stale-version': null },
});

/** GET /servers/{id}/modules/{slug}/rules, for a module with rules. */
export const listRules = endpoint({
  method: 'GET',
  path: '/servers/{id}/modules/{slug}/rules',
  tag,
  summary: 'Lists the rules of a module',
  description:
    'Secrets are never returned, as in the module’s settings. `troubles` names the fields that keep a rule from working now.',
  access: 'viewer',
  order: 'In the order the team gave them; a new rule comes last.',
  shows: ['Modules'],
  modules,
  params: ofModule,
  query: z.object(idsQuery),
  data: rulesSchema,
  errors: { 'module-not-found': null, 'module-without-rules': null },
});

/** GET /servers/{id}/modules/{slug}/rule-names: for pickers, and for lists too long to read whole. */
export const listRuleNames = endpoint({
  method: 'GET',
  path: '/servers/{id}/modules/{slug}/rule-names',
  tag,
  summary: 'Lists the names of a module’s rules',
  description:
    'Returns a part of the names that contain the search. `next` is the `after` of the next part, and null in the last one. Rules that are added or deleted between two parts don’t make others repeat or go missing, unless the last rule of the part and rules before it are deleted at the same time.',
  access: 'viewer',
  order: 'In the order of the rules.',
  shows: ['Modules'],
  modules,
  params: ofModule,
  query: z.object(ruleNamesQuery),
  data: ruleNamesSchema,
  errors: { 'module-not-found': null, 'module-without-rules': null },
});

/** POST /servers/{id}/modules/{slug}/rules */
export const createRule = endpoint({
  method: 'POST',
  path: '/servers/{id}/modules/{slug}/rules',
  tag,
  summary: 'Adds a rule',
  description:
    'The new rule is the last one, and the module is turned on. Values are checked as in its schema, together with those of the other rules. Returns 402 if the package allows no more rules. The rule posts only what happens from now on.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'ServerOverview', 'Quests'],
  modules,
  idempotent: true,
  params: ofModule,
  body: z.object({ enabled: z.boolean(), values }),
  data: oneRuleSchema,
  status: 201,
  errors: {
    'module-not-found': null,
    'module-without-rules': null,
    'package-limit-reached': null,
    'package-needed': null,
  },
});

/** PUT /servers/{id}/modules/{slug}/rules/order */
export const reorderRules = endpoint({
  method: 'PUT',
  path: '/servers/{id}/modules/{slug}/rules/order',
  tag,
  summary: 'Reorders the rules of a module',
  description:
    'Saves the order of all rules. `ids` names each one once. Returns 409 if the list has changed since `version`, or if `ids` doesn’t contain every rule. With `isPart`, `ids` names only some of the rules: they take each other’s places, the other rules keep theirs, and only they are returned.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'Quests'],
  modules,
  params: ofModule,
  body: z.object({
    version: version.check(
      z.describe('Version of the list that the order is based on, as in `listRules`.'),
    ),
    ids: z
      .array(idText)
      .check(
        z.meta({ uniqueItems: true }),
        z.describe('IDs of all rules in the new order, or of some with `isPart`.'),
      ),
    isPart: z.optional(
      z.boolean().check(z.describe('Whether `ids` names only some of the rules.')),
    ),
  }),
  data: rulesSchema,
  errors: {
    'module-not-found': null,
    'module-without-rules': null,
    'package-needed': null,
    'stale-version': null,
  },
});

/** PUT /servers/{id}/modules/{slug}/rules/{ruleId} */
export const updateRule = endpoint({
  method: 'PUT',
  path: '/servers/{id}/modules/{slug}/rules/{ruleId}',
  tag,
  summary: 'Saves a rule, or turns it on or off',
  description:
    'All values are replaced, and are checked even if the rule is turned off. Turning a rule on also turns its module on. Posts that are due are made first, by the earlier values. The change can be undone.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'ServerOverview', 'Quests'],
  modules,
  params: ofRule,
  body: z.object({ version, enabled: z.boolean(), values }),
  data: oneRuleSchema,
  errors: {
    'module-not-found': null,
    'module-without-rules': null,
    'package-needed': null,
    'rule-not-found': null,
    'stale-version': null,
    'winners-chosen': null,
  },
});

/** DELETE /servers/{id}/modules/{slug}/rules/{ruleId} */
export const deleteRule = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/modules/{slug}/rules/{ruleId}',
  tag,
  summary: 'Deletes a rule',
  description:
    'Posts that are due are made first. Returns 409 while a rule of another module uses it. A deleted rule can be restored for 30 days.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'ServerOverview', 'Quests'],
  modules,
  params: ofRule,
  data: removed,
  errors: {
    'in-use': null,
    'module-not-found': null,
    'module-without-rules': null,
    'rule-not-found': null,
  },
});
