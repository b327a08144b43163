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

/** GET /servers/{id}/leaderboard (docs/product/leaderboards-and-levels.md) */
export const listStandings = endpoint({
  method: 'GET',
  path: '/servers/{id}/leaderboard',
  tag,
  summary: 'Lists a server’s members by points',
  description:
    'Points count when they were earned, also if they were spent since. Prizes of seasons don’t count. Members who are hidden from other members are named here, and search finds them. A season that has ended keeps its final ranks, also of members who have left.',
  order: 'Most points first; equal points by who reached them first, then by member ID.',
  access: 'viewer',
  shows: ['Points', 'Seasons'],
  params: ofServer,
  query: z.object({ ...boardQuery, ...pageQuery, ...searchQuery }),
  data: standingsSchema,
  errors: { 'season-not-found': null },
});

/** GET /servers/{id}/leaderboard/{memberId} */
export const getStanding = endpoint({
  method: 'GET',
  path: '/servers/{id}/leaderboard/{memberId}',
  tag,
  summary: 'Lists the sources of a member’s points',
  description:
    'Each way to earn is a source, also without points, and so is every other module the member has points from. `points` and `lines` of a source count in the chosen time, while `available` is as of now. The response contains no wallets.',
  order: 'Up to 10 lines, newest first; equal times by ID.',
  access: 'viewer',
  shows: ['Points'],
  params: ofMember,
  query: z.object(boardQuery),
  data: standingDetailSchema,
  errors: { 'member-not-found': null, 'season-not-found': null },
});

/** POST …/adjustments */
export const adjustPoints = endpoint({
  method: 'POST',
  path: '/servers/{id}/leaderboard/{memberId}/adjustments',
  tag,
  summary: 'Adjusts a member’s points',
  description:
    'Adds an ADJUST entry to one way to earn. It counts for ranks and can be claimed, and the member sees the reason in their points history. Returns 400 if it would remove more points than are available.',
  access: 'editor',
  changes: ['Points', 'AuditLog', 'Members'],
  idempotent: true,
  params: ofMember,
  body: z.object({ ...adjustmentFields, section: z.enum(Object.keys(earningSections)) }),
  status: 201,
  data: nothing,
  errors: { 'member-not-found': null, 'own-case': null },
});

/** GET /servers/{id}/seasons */
export const listSeasons = endpoint({
  method: 'GET',
  path: '/servers/{id}/seasons',
  tag,
  summary: 'Lists a server’s seasons, newest first',
  description:
    '`progress` is set for seasons whose prizes were given. The final ranks of a season are kept from its end on.',
  order: 'Latest start first. Seasons of a server never overlap.',
  orderedBy: ['-startsAt'],
  access: 'viewer',
  shows: ['Seasons'],
  params: ofServer,
  data: withLists({ seasons: seasonsOf, now: timeOrNull }),
});

/** GET /servers/{id}/seasons/funds */
export const getSeasonFunds = endpoint({
  method: 'GET',
  path: '/servers/{id}/seasons/funds',
  tag,
  summary: 'Returns ledger wallet funds and payout costs for planning a server’s season prizes',
  description:
    'The wallet doesn’t have to hold the prizes when a season is saved. They are reserved once it starts.',
  order: 'SOL first, then the tokens of the ledger wallet.',
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
  endsAt: timeSchema.check(z.describe('At least an hour and at most 366 days after the start.')),
});

/** POST /servers/{id}/seasons */
export const createSeason = endpoint({
  method: 'POST',
  path: '/servers/{id}/seasons',
  tag,
  summary: 'Adds a season',
  description:
    'A season lasts from an hour to 366 days and can’t overlap another one. With `prizes`, the last rank with a prize decides `winners`. A token prize must be SOL or a token of the ledger wallet, and a role must be one that the bot can give. When it ends, winners get points and roles at once, and token prizes go to their default wallets.',
  access: 'editor',
  changes: ['Seasons', 'AuditLog', 'LedgerWallet'],
  idempotent: true,
  params: ofServer,
  body: seasonBody,
  status: 201,
  data: oneSeason,
});

/** PUT …/seasons/{seasonId} */
export const updateSeason = endpoint({
  method: 'PUT',
  path: '/servers/{id}/seasons/{seasonId}',
  tag,
  summary: 'Updates a season that hasn’t started',
  description:
    'Replaces all fields. A season lasts from an hour to 366 days and can’t overlap another one. With `prizes`, the last rank with a prize decides `winners`. A token prize must be SOL or a token of the ledger wallet, and a role must be one that the bot can give. Returns 409 once it has started.',
  access: 'editor',
  changes: ['Seasons', 'AuditLog', 'LedgerWallet'],
  params: ofSeason,
  body: seasonBody,
  data: oneSeason,
  errors: { 'season-not-found': null, 'season-started': null },
});

/** DELETE …/seasons/{seasonId} */
export const deleteSeason = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/seasons/{seasonId}',
  tag,
  summary: 'Deletes a season that hasn’t started',
  description: 'Returns 409 once it has started. The deletion can be undone.',
  access: 'editor',
  changes: ['Seasons', 'AuditLog'],
  params: ofSeason,
  data: removed,
  errors: { 'season-not-found': null, 'season-started': null },
});

/** POST …/close */
export const closeSeason = endpoint({
  method: 'POST',
  path: '/servers/{id}/seasons/{seasonId}/close',
  tag,
  summary: 'Ends a season early',
  description:
    'The current ranks become final, and prizes are given: points and roles at once, token prizes by one payout each. Prizes that can’t be paid wait for a wallet or for funds. Returns 409 unless the season is running.',
  access: 'editor',
  changes: ['Seasons', 'Points', 'AuditLog', 'LedgerWallet', 'Transactions', 'Members'],
  params: ofSeason,
  data: oneSeason,
  errors: { 'season-not-found': null, 'season-not-running': null },
});
