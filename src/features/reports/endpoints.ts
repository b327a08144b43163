import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { reportDay, reportRowsSchema, reportSchema, spans } from './report';

const tag = 'Reports';
const params = { id: serverParam, report: idOf('report', 'What the report is about.') };

const rangeQuery = {
  span: z.optional(
    z.enum(spans).check(z.describe('The last so many days; 30 where nothing is said.')),
  ),
  from: z.optional(reportDay.check(z.describe('First day of a range of one’s own.'))),
  to: z.optional(reportDay.check(z.describe('Its last day, which belongs to it.'))),
};

const rowsQuery = {
  ...rangeQuery,
  figure: z.string().check(z.minLength(1), z.maxLength(100)),
  part: z.optional(z.string().check(z.maxLength(200), z.describe('Only of this part of it.'))),
  since: z.optional(
    z.iso
      .datetime({ error: 'A time in ISO 8601, in UTC.' })
      .check(z.describe('Only what happened after this moment.')),
  ),
  search: z.optional(
    z
      .string()
      .check(z.maxLength(100), z.describe('Part of what a row is, or of whom it is about.')),
  ),
  ...pageQuery,
};

/** GET /servers/{id}/reports/{report} (decision 105). */
export const getReport = endpoint({
  method: 'GET',
  path: '/servers/{id}/reports/{report}',
  tag,
  summary: 'Returns a server’s metrics over a date range',
  description: 'Each is a sum over rows, which `rows` tells. Days are those of the server.',
  access: 'viewer',
  shows: ['Reports'],
  params,
  query: z.object(rangeQuery),
  data: reportSchema,
});

/** GET /servers/{id}/reports/{report}/rows (decision 105). */
export const listReportRows = endpoint({
  method: 'GET',
  path: '/servers/{id}/reports/{report}/rows',
  tag,
  summary: 'Lists the rows behind a metric, newest first',
  description: 'They name members, but no wallet and no account of theirs.',
  access: 'viewer',
  shows: ['Reports'],
  params,
  query: z.object(rowsQuery),
  data: reportRowsSchema,
});

/** GET /reports/platform (decision 105). */
export const getPlatformReport = endpoint({
  method: 'GET',
  path: '/reports/platform',
  tag,
  summary: 'Returns revenue and subscriptions of all servers over a date range',
  description: 'Amounts in lamports. Days are UTC.',
  access: 'staff',
  shows: ['Reports'],
  query: z.object(rangeQuery),
  data: reportSchema,
});

/** GET /reports/platform/rows (decision 105). */
export const listPlatformRows = endpoint({
  method: 'GET',
  path: '/reports/platform/rows',
  tag,
  summary: 'Lists the orders and payments behind a platform metric',
  description: 'The newest first.',
  access: 'staff',
  shows: ['Reports'],
  query: z.object(rowsQuery),
  data: reportRowsSchema,
  errors: { 404: null },
});
