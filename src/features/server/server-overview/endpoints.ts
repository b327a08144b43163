import { endpoint, nothing, serverParam } from '@/shared/api/endpoint';
import { nextStepsSchema, visitNewsSchema } from './serverOverview';

const tag = 'Overview';
const params = { id: serverParam };

/** GET /servers/{id}/visit (docs/product/servers.md): looking changes nothing. */
export const getVisitSummary = endpoint({
  method: 'GET',
  path: '/servers/{id}/visit',
  tag,
  summary: 'Returns what’s new on a server since the caller’s last visit',
  description:
    'News since the caller’s previous visit ended, at most 90 days back. Money is only for treasurers, submissions only for reviewers. A kind without news is left out. Changes of settings are left out if only the caller made some. The first visit has no news. Reading this records no visit.',
  access: 'viewer',
  order: 'By kind, as in its enum.',
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
  description:
    'Calls with less than 30 minutes between them are one visit. The news of the call above starts where the visit before this one ended.',
  access: 'viewer',
  changes: [],
  unchanged:
    'Records when the caller left the page. The page shows newer changes the next time it opens.',
  params,
  data: nothing,
});

/** GET /servers/{id}/next-steps (docs/product/servers.md). */
export const getNextSteps = endpoint({
  method: 'GET',
  path: '/servers/{id}/next-steps',
  tag,
  summary: 'Returns up to three next steps for a server',
  description:
    'Finds what needs attention most, and only what the caller’s roles let them solve: packages, payouts and the ledger wallet for treasurers, permissions for owners, modules for editors, submissions for reviewers. Each kind comes at most once.',
  access: 'viewer',
  order:
    'Most urgent first: PACKAGE_ENDED, PERMISSION, MODULE, WATCHING, LEDGER_LOW, PACKAGE_ENDING, PAYOUTS, SUBMISSIONS, TEMPLATE.',
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
