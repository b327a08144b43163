import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  explainAlert,
  getPostHistoryEntry,
  listPostHistory,
  replayAlert,
  retryPostHistoryEntry,
} from './endpoints';

interface Wanted {
  serverId: string;
  module: string;
  rule?: string | undefined;
  state?: string | undefined;
  since?: string | undefined;
  search?: string | undefined;
  page: number;
  pageSize: number;
}
interface OneEntry {
  serverId: string;
  entryId: string;
}
/** A transaction that a module may have posted about. */
export interface AskedAbout {
  serverId: string;
  module: string;
  signature: string;
}
interface Replayed extends AskedAbout {
  ruleId: string;
  /** Channel to post it in; null only shows it. */
  channelId: string | null;
}

const ofEntry = ({ serverId, entryId }: OneEntry) => ({
  params: { id: serverId, entryId },
});

/** Endpoints of the post history. Retries and new posts make a list outdated. */
export const postHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    postHistory: build.query(
      endpointQuery(listPostHistory, ({ serverId, ...query }: Wanted) => ({
        params: { id: serverId },
        query,
      })),
    ),
    postHistoryEntry: build.query(endpointQuery(getPostHistoryEntry, ofEntry)),
    retryPostHistoryEntry: build.mutation(endpointMutation(retryPostHistoryEntry, ofEntry)),
    alertExplanation: build.query(
      endpointQuery(explainAlert, ({ serverId, ...body }: AskedAbout) => ({
        params: { id: serverId },
        body,
      })),
    ),
    replayAlert: build.mutation(
      endpointMutation(replayAlert, ({ serverId, ...body }: Replayed) => ({
        params: { id: serverId },
        body,
      })),
    ),
  }),
});

export const {
  usePostHistoryQuery,
  usePostHistoryEntryQuery,
  useRetryPostHistoryEntryMutation,
  useAlertExplanationQuery,
  useReplayAlertMutation,
} = postHistoryApi;
