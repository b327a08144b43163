import type { Values } from '@/features/modules/common-fields/field';
import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { PayingModule } from './accrual';
import { estimateAccrual, getEarning, listAccrualLines, listAccrualRuns } from './endpoints';

interface Paged {
  page?: number;
  pageSize?: number;
}

/** Selects payouts of a server. */
export interface RunsParams {
  serverId: string;
  module: PayingModule;
  ruleId?: string;
}

/** A rule's values, and optionally a number of units to estimate for. */
export interface Estimated {
  serverId: string;
  module: PayingModule;
  values: Values;
  ruleId?: string;
  units?: number;
}

export const accrualsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    earning: build.query(
      endpointQuery(getEarning, (params: { section: string; slug: string }) => ({ params })),
    ),
    accrualRuns: build.query(
      endpointQuery(listAccrualRuns, ({ serverId, ...query }: RunsParams & Paged) => ({
        params: { id: serverId },
        query,
      })),
    ),
    accrualLines: build.query(
      endpointQuery(
        listAccrualLines,
        ({ serverId, runId, ...query }: { serverId: string; runId: string } & Paged) => ({
          params: { id: serverId, runId },
          query,
        }),
      ),
    ),
    accrualEstimate: build.query(
      endpointQuery(estimateAccrual, ({ serverId, ...body }: Estimated) => ({
        params: { id: serverId },
        body,
      })),
    ),
  }),
});

export const {
  useEarningQuery,
  useAccrualRunsQuery,
  useAccrualLinesQuery,
  useAccrualEstimateQuery,
  useLazyAccrualEstimateQuery,
} = accrualsApi;
