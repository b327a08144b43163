import { endpoint, nothing, serverParam } from '@/shared/api/endpoint';
import { nextStepsSchema, visitNewsSchema } from './serverOverview';

const tag = 'Overview';
const params = { id: serverParam };

/** GET /servers/{id}/visit (decision 133): looking changes nothing. */
export const getVisitSummary = endpoint({
  method: 'GET',
  path: '/servers/{id}/visit',
  tag,
  summary: 'Returns what’s new on a server since the caller’s last visit',
  description: 'Only what the caller may see: money for treasurers, submissions for reviewers.',
  access: 'viewer',
  shows: ['ServerOverview', 'AuditLog', 'Orders', 'Submissions', 'Modules'],
  params,
  data: visitNewsSchema,
});

/** PUT /servers/{id}/visit: said again within half an hour it is the same visit. */
export const recordServerVisit = endpoint({
  method: 'PUT',
  path: '/servers/{id}/visit',
  tag,
  summary: 'Records the caller’s visit to a server',
  description: 'What `GET` returns doesn’t change until 30 minutes have passed without this call.',
  access: 'viewer',
  changes: [],
  unchanged:
    'Notes when the page was left. What is new since then stays on show until it is opened again.',
  params,
  data: nothing,
});

/** GET /servers/{id}/next-steps (decision 133). */
export const getNextSteps = endpoint({
  method: 'GET',
  path: '/servers/{id}/next-steps',
  tag,
  summary: 'Returns up to three next steps for a server',
  description: 'Only what one may do something about.',
  access: 'viewer',
  shows: [
    'ServerOverview',
    'Modules',
    'Orders',
    'ProjectWallets',
    'LedgerWallet',
    'Submissions',
    'Quests',
    'ServerSettings',
  ],
  params,
  data: nextStepsSchema,
});
