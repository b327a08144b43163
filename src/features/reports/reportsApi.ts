import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getPlatformReport, getReport, listPlatformRows, listReportRows } from './endpoints';

interface Place {
  serverId: string;
  report: string;
}

/** What a report is asked for. */
export type ReportAsked = Place & NonNullable<InputOf<typeof getReport>['query']>;
/** What its rows are asked for. */
export type RowsAsked = Place & NonNullable<InputOf<typeof listReportRows>['query']>;

export type PlatformAsked = NonNullable<InputOf<typeof getPlatformReport>['query']>;
export type PlatformRowsAsked = NonNullable<InputOf<typeof listPlatformRows>['query']>;

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.query(
      endpointQuery(getReport, ({ serverId, report, ...query }: ReportAsked) => ({
        params: { id: serverId, report },
        query,
      })),
    ),
    reportRows: build.query(
      endpointQuery(listReportRows, ({ serverId, report, ...query }: RowsAsked) => ({
        params: { id: serverId, report },
        query,
      })),
    ),
    platformReport: build.query(
      endpointQuery(getPlatformReport, (query: PlatformAsked) => ({ query })),
    ),
    platformRows: build.query(
      endpointQuery(listPlatformRows, (query: PlatformRowsAsked) => ({ query })),
    ),
  }),
});

export const {
  useReportQuery,
  useReportRowsQuery,
  useLazyReportRowsQuery,
  usePlatformReportQuery,
  usePlatformRowsQuery,
  useLazyPlatformRowsQuery,
} = reportsApi;
