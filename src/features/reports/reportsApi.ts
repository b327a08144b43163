import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getReport, listReportRows } from './endpoints';

interface Place {
  serverId: string;
  report: string;
}

/** What a report is asked for. */
export type ReportAsked = Place & NonNullable<InputOf<typeof getReport>['query']>;
/** What its rows are asked for. */
export type RowsAsked = Place & NonNullable<InputOf<typeof listReportRows>['query']>;

export const reportsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Reports'] }).injectEndpoints({
  endpoints: (build) => ({
    report: build.query({
      ...endpointQuery(getReport, ({ serverId, report, ...query }: ReportAsked) => ({
        params: { id: serverId, report },
        query,
      })),
      providesTags: ['Reports'],
    }),
    reportRows: build.query({
      ...endpointQuery(listReportRows, ({ serverId, report, ...query }: RowsAsked) => ({
        params: { id: serverId, report },
        query,
      })),
      providesTags: ['Reports'],
    }),
  }),
});

export const { useReportQuery, useReportRowsQuery, useLazyReportRowsQuery } = reportsApi;
