import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { cursorQuery, pageQuery } from '@/shared/api/listQuery';
import {
  MOST_DAYS,
  reportDay,
  reportRowsSchema,
  reportSchema,
  serverReports,
  spans,
} from './report';

const tag = 'Reports';
const params = {
  id: serverParam,
  report: idOf('report', `Subject of the report: ${serverReports.join(', ')}.`),
};

const rangeQuery = {
  span: z.optional(z.enum(spans).check(z.describe('Number of days up to today; defaults to 30.'))),
  from: z.optional(
    reportDay.check(
      z.describe(
        `First day of a custom range, which replaces \`span\`. It needs \`to\`, and has at most ${String(MOST_DAYS)} days.`,
      ),
    ),
  ),
  to: z.optional(reportDay.check(z.describe('Last day of the range, inclusive.'))),
};

const rowsQuery = {
  ...rangeQuery,
  figure: z
    .string()
    .check(z.minLength(1), z.maxLength(100), z.describe('`key` of a metric of the report.')),
  part: z.optional(
    z
      .string()
      .check(
        z.maxLength(200),
        z.describe('Returns only the rows of this part: `key` of one of the metric’s `parts`.'),
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

/** GET /servers/{id}/reports/{report} (docs/product/reports.md). */
export const getReport = endpoint({
  method: 'GET',
  path: '/servers/{id}/reports/{report}',
  tag,
  summary: 'Returns a server’s metrics over a date range',
  description:
    'Each metric is the sum of the rows that `listReportRows` returns for it. It comes with the same of as many days before the range. Days follow the time zone of the server’s settings.',
  order: '`parts` of a metric: largest value first; equal values by `key`.',
  access: 'viewer',
  shows: ['Reports'],
  params,
  query: z.object(rangeQuery),
  data: reportSchema,
  errors: { 'report-not-found': null },
});

/** GET /servers/{id}/reports/{report}/rows (docs/product/reports.md). */
export const listReportRows = endpoint({
  method: 'GET',
  path: '/servers/{id}/reports/{report}/rows',
  tag,
  summary: 'Lists the rows behind a metric',
  description:
    'Rows name members, but not their wallets or linked accounts. An unknown report or metric returns 404.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  access: 'viewer',
  shows: ['Reports'],
  params,
  query: z.object(rowsQuery),
  data: reportRowsSchema,
  errors: { 'metric-not-found': null, 'report-not-found': null },
});

/** GET /reports/platform (docs/product/reports.md). */
export const getPlatformReport = endpoint({
  method: 'GET',
  path: '/reports/platform',
  tag,
  summary: 'Returns revenue and subscriptions of all servers over a date range',
  description:
    'Amounts are in lamports. Days are in UTC. Each metric is the sum of the rows that `listPlatformRows` returns for it.',
  order: '`parts` of a metric: largest value first; equal values by `key`.',
  access: 'staff',
  shows: ['Reports'],
  query: z.object(rangeQuery),
  data: reportSchema,
});

/** GET /reports/platform/rows (docs/product/reports.md). */
export const listPlatformRows = endpoint({
  method: 'GET',
  path: '/reports/platform/rows',
  tag,
  summary: 'Lists the orders and payments behind a platform metric',
  description: 'An unknown metric returns 404.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  access: 'staff',
  shows: ['Reports'],
  query: z.object(rowsQuery),
  data: reportRowsSchema,
  errors: { 'metric-not-found': null },
});
