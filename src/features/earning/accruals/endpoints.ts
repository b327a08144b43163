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

/** GET /earning/{section}/{slug}: what earns there, and what of it whoever asks gets (decision 81). */
export const getEarning = endpoint({
  method: 'GET',
  path: '/earning/{section}/{slug}',
  tag,
  summary: 'Returns how the caller earns on a server, and what comes next',
  description:
    'Returns 403 if the caller isn’t a member of the server. Tasks are on the quest board.',
  access: 'session',
  shows: ['Points', 'Modules'],
  params: { section, slug: idOf('serverSlug', 'Server slug, as in page URLs.') },
  data: earningSchema,
  errors: { 403: null, 404: null },
});

/** GET /servers/{id}/accrual-runs: of all modules, of one, or of one rule; the newest first. */
export const listAccrualRuns = endpoint({
  method: 'GET',
  path: '/servers/{id}/accrual-runs',
  tag,
  summary: 'Returns periodic payouts, newest first',
  access: 'viewer',
  shows: ['Points'],
  params: ofServer,
  query: z.object({
    module: z.optional(z.enum(accrualModules)),
    ruleId: z.optional(idText),
    ...pageQuery,
  }),
  data: accrualRunsSchema,
});

/** GET /servers/{id}/accrual-runs/{runId}/lines: who had most first. */
export const listAccrualLines = endpoint({
  method: 'GET',
  path: '/servers/{id}/accrual-runs/{runId}/lines',
  tag,
  summary: 'Returns what each member got in a periodic payout',
  access: 'viewer',
  shows: ['Points'],
  params: { ...ofServer, runId: idOf('accrualRun', 'ID of the payout.') },
  query: z.object({ ...pageQuery }),
  data: accrualLinesSchema,
});

/** POST /servers/{id}/accruals/estimate: changes nothing; 400 for fields that affect what is paid, as when the rule is saved. */
export const estimateAccrual = endpoint({
  method: 'POST',
  path: '/servers/{id}/accruals/estimate',
  tag,
  summary: 'Estimates what a member would earn by a rule',
  description:
    'Uses the same calculation as real payouts. Changes nothing. Fields that don’t affect what’s paid, such as the name, the channel and the message, may be incomplete.',
  access: 'viewer',
  shows: ['Points'],
  changes: [],
  unchanged: 'Only calculates an estimate.',
  params: ofServer,
  body: z.object({
    module: z.enum(accrualModules),
    /** As the module’s rules have them, or its own. */
    values: z.unknown(),
    /** The saved rule they would replace. */
    ruleId: z.optional(idText),
    /** A case of one’s own: units held, or messages a day. */
    units: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  }),
  data: estimateSchema,
});
