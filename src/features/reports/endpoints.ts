import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { cursorQuery, pageQuery } from '@/shared/api/listQuery';
import { reportDay, reportRowsSchema, reportSchema, spans } from './report';

const tag = 'Reports';
const params = { id: serverParam, report: idOf('report', 'Subject of the report.') };

const rangeQuery = {
  span: z.optional(z.enum(spans).check(z.describe('Number of days up to today; defaults to 30.'))),
  from: z.optional(reportDay.check(z.describe('First day of a custom range.'))),
  to: z.optional(reportDay.check(z.describe('Last day of the range, inclusive.'))),
};

const rowsQuery = {
  ...rangeQuery,
  figure: z.string().check(z.minLength(1), z.maxLength(100)),
  part: z.optional(
    z
      .string()
      .check(
        z.maxLength(200),
        z.describe('Returns only the rows of this part, such as a module or a reason.'),
      ),
  ),
  since: z.optional(
    z.iso
      .datetime({ error: 'ISO 8601 time in UTC.' })
      .check(z.describe('Returns only rows after this time.')),
  ),
  search: z.optional(
    z.string().check(z.maxLength(100), z.describe('Part of a row’s text or of a member’s name.')),
  ),
  ...pageQuery,
  ...cursorQuery,
};

/** GET /servers/{id}/reports/{report} (decision 105). */
export const getReport = endpoint({
  method: 'GET',
  path: '/servers/{id}/reports/{report}',
  tag,
  summary: 'Returns a server’s metrics over a date range',
  description:
    'Each metric is a sum of rows, listed by `rows`. Days follow the server’s time zone.',
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
  description: 'Rows name members, but not their wallets or linked accounts.',
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
  description: 'Amounts are in lamports. Days are in UTC.',
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
  description: 'Returns the newest rows first.',
  access: 'staff',
  shows: ['Reports'],
  query: z.object(rowsQuery),
  data: reportRowsSchema,
  errors: { 404: null },
});
