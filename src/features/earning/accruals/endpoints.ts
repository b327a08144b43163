import * as z from 'zod/mini';
import { earningSections } from '@/features/earning/points/points';
import { endpoint, idOf, type PathParam, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import {
  accrualLinesSchema,
  accrualModules,
  accrualRunsSchema,
  earningSchema,
  estimateSchema,
} from './accrual';

const tag = 'Accruals';
const section: PathParam = {
  of: 'section',
  description: `A way to earn: ${Object.keys(earningSections).join(', ')}.`,
  schema: z.enum(Object.keys(earningSections)),
};
const ofServer = { id: serverParam };

/** GET /earning/{section}/{slug} */
export const getEarning = endpoint({
  method: 'GET',
  path: '/earning/{section}/{slug}',
  tag,
  summary: 'Returns how the caller earns on a server, and what comes next',
  description:
    'Returns the rules that are on now, each with what it counts for the caller, what it pays next, and why it pays nothing. The figures are those that the next payout uses if nothing changes. `task-to-earn` has no rules here, because quests are on the quest board.',
  access: 'session',
  shows: ['Points', 'Modules'],
  params: { section, slug: idOf('serverSlug', 'Server slug, as in page URLs.') },
  data: earningSchema,
  errors: { 'not-a-member': null, 'server-not-found': null },
});

/** GET /servers/{id}/accrual-runs */
export const listAccrualRuns = endpoint({
  method: 'GET',
  path: '/servers/{id}/accrual-runs',
  tag,
  summary: 'Returns periodic payouts, newest first',
  description:
    'A run is one period of one rule. It is added when the period ends, and later changes of the rule don’t change it. Only the state of its payments changes.',
  order: 'Latest end first; equal ends by ID.',
  orderedBy: ['-to', 'id'],
  access: 'viewer',
  shows: ['Points'],
  params: ofServer,
  query: z.object({
    module: z.optional(z.enum(accrualModules)).check(z.describe('Only runs of this module.')),
    ruleId: z.optional(idText).check(z.describe('Only runs of this rule.')),
    ...pageQuery,
  }),
  data: accrualRunsSchema,
});

/** GET /servers/{id}/accrual-runs/{runId}/lines */
export const listAccrualLines = endpoint({
  method: 'GET',
  path: '/servers/{id}/accrual-runs/{runId}/lines',
  tag,
  summary: 'Returns what each member got in a periodic payout',
  description:
    'Lists the members who got something in the period, or whose amount waits for the next one.',
  order: 'Highest amount paid first; equal amounts by member ID.',
  access: 'viewer',
  shows: ['Points'],
  params: { ...ofServer, runId: idOf('accrualRun', 'ID of the payout.') },
  query: z.object({ ...pageQuery }),
  data: accrualLinesSchema,
  errors: { 'payout-not-found': null },
});

/** POST /servers/{id}/accruals/estimate */
export const estimateAccrual = endpoint({
  method: 'POST',
  path: '/servers/{id}/accruals/estimate',
  tag,
  summary: 'Estimates what a member would earn by a rule',
  description:
    'Uses the same calculation as real payouts, for some example members and for all members if the period ended now. Returns 400 for wrong fields that affect what’s paid. Other fields, such as the name, the channel and the message, may be incomplete.',
  access: 'viewer',
  shows: ['Points'],
  changes: [],
  unchanged: 'Only calculates an estimate.',
  params: ofServer,
  body: z.object({
    module: z.enum(accrualModules),
    values: z
      .unknown()
      .check(
        z.describe('Values of a rule of the module. Engage to earn has no rules: its settings.'),
      ),
    ruleId: z
      .optional(idText)
      .check(
        z.describe(
          'ID of the saved rule that the values would replace. Its payouts so far count toward budgets.',
        ),
      ),
    units: z
      .optional(z.int().check(z.minimum(0), z.maximum(1_000_000)))
      .check(
        z.describe(
          'Adds an example with this number of what the rule counts, such as NFTs held or messages a day.',
        ),
      ),
  }),
  data: estimateSchema,
  errors: { 'module-not-found': null, 'rule-not-found': null },
});
