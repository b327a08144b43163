import * as z from 'zod/mini';
import { earningSections } from '@/features/earning/points/points';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { timeOrNull, timeSchema } from '@/shared/api/fields';
import { withLists } from '@/shared/api/lenient';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { removed } from '@/shared/api/removed';
import { boardQuery } from './boardQuery';
import { seasonSchema, seasonsOf } from './leaderboard';
import { prizesBody } from './prizeRules';
import { adjustmentFields, seasonFields } from './rules';
import { seasonFundsSchema } from './seasonFunds';
import { standingDetailSchema, standingsSchema } from './standing';

const tag = 'Leaderboards';
const ofServer = { id: serverParam };
const ofMember = { ...ofServer, memberId: idOf('member', 'ID of a member of the server.') };
const ofSeason = { ...ofServer, seasonId: idOf('season', 'ID of the season.') };
const oneSeason = z.object({ season: seasonSchema });

/** GET /servers/{id}/leaderboard (decision 84). */
export const listStandings = endpoint({
  method: 'GET',
  path: '/servers/{id}/leaderboard',
  tag,
  summary: 'Lists a server’s members by points',
  access: 'viewer',
  shows: ['Points', 'Seasons'],
  params: ofServer,
  query: z.object({ ...boardQuery, ...pageQuery, ...searchQuery }),
  data: standingsSchema,
});

/** GET /servers/{id}/leaderboard/{memberId} */
export const getStanding = endpoint({
  method: 'GET',
  path: '/servers/{id}/leaderboard/{memberId}',
  tag,
  summary: 'Lists the sources of a member’s points',
  description: 'The response contains no wallets.',
  access: 'viewer',
  shows: ['Points'],
  params: ofMember,
  query: z.object(boardQuery),
  data: standingDetailSchema,
});

/** POST …/adjustments: a line ADJUST. 400 where more is taken than is available, 403 for one’s own. */
export const adjustPoints = endpoint({
  method: 'POST',
  path: '/servers/{id}/leaderboard/{memberId}/adjustments',
  tag,
  summary: 'Adjusts a member’s points',
  description: 'The member sees the reason in their points history.',
  access: 'editor',
  changes: ['Points', 'AuditLog', 'Members'],
  idempotent: true,
  params: ofMember,
  body: z.object({ ...adjustmentFields, section: z.enum(Object.keys(earningSections)) }),
  status: 201,
  data: nothing,
});

/** GET /servers/{id}/seasons */
export const listSeasons = endpoint({
  method: 'GET',
  path: '/servers/{id}/seasons',
  tag,
  summary: 'Lists a server’s seasons, newest first',
  access: 'viewer',
  shows: ['Seasons'],
  params: ofServer,
  data: withLists({ seasons: seasonsOf, now: timeOrNull }),
});

/** GET /servers/{id}/seasons/funds: funds for prizes. */
export const getSeasonFunds = endpoint({
  method: 'GET',
  path: '/servers/{id}/seasons/funds',
  tag,
  summary: 'Returns ledger wallet funds and payout costs for planning a server’s season prizes',
  access: 'editor',
  shows: ['LedgerWallet', 'Seasons'],
  params: ofServer,
  data: seasonFundsSchema,
});

const seasonBody = z.object({
  ...seasonFields,
  prizes: z.optional(prizesBody).check(z.describe('If omitted, the season has no prizes.')),
  startsAt: z
    .nullable(timeSchema)
    .check(z.describe('Null starts the season when it’s saved. The time must not be in the past.')),
  endsAt: timeSchema,
});

/** POST /servers/{id}/seasons: 400 at the field where it overlaps another one. */
export const createSeason = endpoint({
  method: 'POST',
  path: '/servers/{id}/seasons',
  tag,
  summary: 'Adds a season',
  access: 'editor',
  changes: ['Seasons', 'AuditLog', 'LedgerWallet'],
  idempotent: true,
  params: ofServer,
  body: seasonBody,
  status: 201,
  data: oneSeason,
});

/** PUT …/seasons/{seasonId}: 409 once it has begun. */
export const updateSeason = endpoint({
  method: 'PUT',
  path: '/servers/{id}/seasons/{seasonId}',
  tag,
  summary: 'Updates a season that hasn’t started',
  access: 'editor',
  changes: ['Seasons', 'AuditLog', 'LedgerWallet'],
  params: ofSeason,
  body: seasonBody,
  data: oneSeason,
  errors: { 409: null },
});

/** DELETE …/seasons/{seasonId}: 409 once it has begun. */
export const deleteSeason = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/seasons/{seasonId}',
  tag,
  summary: 'Deletes a season that hasn’t started',
  access: 'editor',
  changes: ['Seasons', 'AuditLog'],
  params: ofSeason,
  data: removed,
  errors: { 409: null },
});

/** POST …/close: ends a season now; 409 unless it runs. */
export const closeSeason = endpoint({
  method: 'POST',
  path: '/servers/{id}/seasons/{seasonId}/close',
  tag,
  summary: 'Ends a season early',
  description: 'The current ranks become final, and the prizes are awarded.',
  access: 'editor',
  changes: ['Seasons', 'Points', 'AuditLog', 'LedgerWallet', 'Transactions', 'Members'],
  params: ofSeason,
  data: oneSeason,
  errors: { 409: null },
});
