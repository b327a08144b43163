import * as z from 'zod/mini';
import { serverParam, endpoint, idOf } from '@/shared/api/endpoint';
import { removed } from '@/shared/api/removed';
import { idText } from '@/shared/api/fields';
import {
  moduleSettingsSchema,
  moduleSummariesSchema,
  oneRuleSchema,
  rulesSchema,
} from './moduleState';

/** The document has the calls once for each module, with its name and the values it takes. */
const tag = 'Bot modules';
const ofServer = { id: serverParam };
const ofModule = { ...ofServer, slug: idOf('module', 'Name of the module.') };
/** A module's settings and rules depend on no other module: a rule that another one names can't be deleted. */
const modules = ['{id}/{slug}'] as const;
const ofRule = { ...ofModule, ruleId: idOf('rule', 'ID of the rule.') };

const version = z.int().check(z.minimum(0), z.describe('The version the change is based on.'));
/** Each module has a schema of its own for them. */
const values = z.unknown();

const STALE = 'Returns 409 if someone else has saved since `version`.';

/** GET /servers/{id}/modules: where each module stands. */
export const listModules = endpoint({
  method: 'GET',
  path: '/servers/{id}/modules',
  tag,
  summary: 'Lists the modules of a server with their state',
  access: 'viewer',
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
  access: 'viewer',
  shows: ['Modules'],
  modules,
  params: ofModule,
  data: moduleSettingsSchema,
});

/** PUT /servers/{id}/modules/{slug}: 402 without a package that holds it. */
export const updateModule = endpoint({
  method: 'PUT',
  path: '/servers/{id}/modules/{slug}',
  tag,
  summary: 'Saves a module, or turns it on or off',
  description: STALE,
  access: 'editor',
  changes: ['Modules', 'ServerStats', 'AuditLog', 'ServerOverview', 'Quests'],
  modules,
  params: ofModule,
  body: z.object({ version, enabled: z.boolean(), values }),
  data: moduleSettingsSchema,
  errors: { 402: null, 409: null },
});

/** GET /servers/{id}/modules/{slug}/rules, of a module that holds a list. */
export const listRules = endpoint({
  method: 'GET',
  path: '/servers/{id}/modules/{slug}/rules',
  tag,
  summary: 'Lists the rules of a module',
  access: 'viewer',
  shows: ['Modules'],
  modules,
  params: ofModule,
  data: rulesSchema,
});

/** POST /servers/{id}/modules/{slug}/rules */
export const createRule = endpoint({
  method: 'POST',
  path: '/servers/{id}/modules/{slug}/rules',
  tag,
  summary: 'Adds a rule',
  description: 'Returns 402 if the package allows no more rules.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'ServerOverview', 'Quests'],
  modules,
  idempotent: true,
  params: ofModule,
  body: z.object({ enabled: z.boolean(), values }),
  data: oneRuleSchema,
  status: 201,
  errors: { 402: null },
});

/** PUT /servers/{id}/modules/{slug}/rules/order */
export const reorderRules = endpoint({
  method: 'PUT',
  path: '/servers/{id}/modules/{slug}/rules/order',
  tag,
  summary: 'Reorders the rules of a module',
  description:
    'Returns 409 if the list has changed since `version`, or if `ids` doesn’t contain every rule.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'Quests'],
  modules,
  params: ofModule,
  body: z.object({ version, ids: z.array(idText).check(z.meta({ uniqueItems: true })) }),
  data: rulesSchema,
  errors: { 402: null, 409: null },
});

/** PUT /servers/{id}/modules/{slug}/rules/{ruleId} */
export const updateRule = endpoint({
  method: 'PUT',
  path: '/servers/{id}/modules/{slug}/rules/{ruleId}',
  tag,
  summary: 'Saves a rule, or turns it on or off',
  description: STALE,
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'ServerOverview', 'Quests'],
  modules,
  params: ofRule,
  body: z.object({ version, enabled: z.boolean(), values }),
  data: oneRuleSchema,
  errors: { 402: null, 409: null },
});

/** DELETE /servers/{id}/modules/{slug}/rules/{ruleId} */
export const deleteRule = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/modules/{slug}/rules/{ruleId}',
  tag,
  summary: 'Deletes a rule',
  description:
    'Returns 409 while a rule of another module uses it. A deleted rule can be restored for 30 days.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'ServerOverview', 'Quests'],
  modules,
  params: ofRule,
  data: removed,
  errors: { 409: null },
});
