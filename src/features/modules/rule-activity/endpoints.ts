import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { rulesActivitySchema } from './ruleActivity';

/** GET /servers/{id}/modules/{slug}/rule-activity */
export const listRuleActivity = endpoint({
  method: 'GET',
  path: '/servers/{id}/modules/{slug}/rule-activity',
  tag: 'Bot modules',
  summary: 'Returns when each rule of a module ran and how often in the last 7 days',
  description:
    'Each count is a sum of rows. A day is 24 hours, and the last one ends now, so that no time zone matters. Returns 404 for modules without rules.',
  access: 'viewer',
  shows: ['Modules', 'PostHistory', 'Members', 'Points', 'Cases', 'Quests'],
  modules: ['{id}/{slug}'],
  params: { id: serverParam, slug: idOf('module', 'Name of the module.') },
  data: rulesActivitySchema,
});
