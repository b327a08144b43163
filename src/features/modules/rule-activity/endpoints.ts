import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idsQuery } from '@/shared/api/listQuery';
import { rulesActivitySchema } from './ruleActivity';

/** GET /servers/{id}/modules/{slug}/rule-activity */
export const listRuleActivity = endpoint({
  method: 'GET',
  path: '/servers/{id}/modules/{slug}/rule-activity',
  tag: 'Bot modules',
  summary: 'Returns when each rule of a module ran and how often in the last 7 days',
  description:
    'Counts what is recorded: posts, roles, rewards, cases, tickets or claims. A day is 24 hours, and the last one ends now, so that no time zone matters. Where older records are gone, `week` is null and `isUnused` false. Returns 404 for modules without rules.',
  access: 'viewer',
  order: 'In the order of the rules.',
  shows: ['Modules', 'PostHistory', 'Members', 'Points', 'Cases', 'Quests'],
  modules: ['{id}/{slug}'],
  params: { id: serverParam, slug: idOf('module', 'Name of the module.') },
  query: z.object(idsQuery),
  data: rulesActivitySchema,
  errors: { 'module-not-found': null, 'module-without-rules': null },
});
