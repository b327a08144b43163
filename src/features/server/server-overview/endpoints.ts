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
  description:
    'Returns only news that the caller may see: money for treasurers, submissions for reviewers.',
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
  description: 'The response of `GET` changes only after 30 minutes without this call.',
  access: 'viewer',
  changes: [],
  unchanged:
    'Records when the caller left the page. The page shows newer changes the next time it opens.',
  params,
  data: nothing,
});

/** GET /servers/{id}/next-steps (decision 133). */
export const getNextSteps = endpoint({
  method: 'GET',
  path: '/servers/{id}/next-steps',
  tag,
  summary: 'Returns up to three next steps for a server',
  description: 'Returns only steps that the caller is allowed to take.',
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
