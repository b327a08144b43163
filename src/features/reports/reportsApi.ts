import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getPlatformReport, getReport, listPlatformRows, listReportRows } from './endpoints';

interface Place {
  serverId: string;
  report: string;
}

/** What a report is asked for. */
export type ReportQuery = Place & NonNullable<InputOf<typeof getReport>['query']>;
/** What its rows are asked for. */
export type ReportRowsQuery = Place & NonNullable<InputOf<typeof listReportRows>['query']>;

export type PlatformReportQuery = NonNullable<InputOf<typeof getPlatformReport>['query']>;
export type PlatformRowsQuery = NonNullable<InputOf<typeof listPlatformRows>['query']>;

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.query(
      endpointQuery(getReport, ({ serverId, report, ...query }: ReportQuery) => ({
        params: { id: serverId, report },
        query,
      })),
    ),
    reportRows: build.query(
      endpointQuery(listReportRows, ({ serverId, report, ...query }: ReportRowsQuery) => ({
        params: { id: serverId, report },
        query,
      })),
    ),
    platformReport: build.query(
      endpointQuery(getPlatformReport, (query: PlatformReportQuery) => ({ query })),
    ),
    platformRows: build.query(
      endpointQuery(listPlatformRows, (query: PlatformRowsQuery) => ({ query })),
    ),
  }),
});

export const { useReportQuery, useReportRowsQuery, usePlatformReportQuery, usePlatformRowsQuery } =
  reportsApi;
