import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  explainDelivery,
  getDelivery,
  listDeliveries,
  replayDelivery,
  retryDelivery,
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
interface OneDelivery {
  serverId: string;
  deliveryId: string;
}
/** A transaction a module may have told about. */
export interface AskedAbout {
  serverId: string;
  module: string;
  signature: string;
}
interface Replayed extends AskedAbout {
  ruleId: string;
  /** Where it is posted; it is only shown without one. */
  channelId: string | null;
}

const ofDelivery = ({ serverId, deliveryId }: OneDelivery) => ({
  params: { id: serverId, deliveryId },
});

/** The calls of deliveries. What is retried, and what comes in between, makes a list old. */
export const deliveriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deliveries: build.query(
      endpointQuery(listDeliveries, ({ serverId, ...query }: Wanted) => ({
        params: { id: serverId },
        query,
      })),
    ),
    delivery: build.query(endpointQuery(getDelivery, ofDelivery)),
    retryDelivery: build.mutation(endpointMutation(retryDelivery, ofDelivery)),
    whyDelivery: build.query(
      endpointQuery(explainDelivery, ({ serverId, ...body }: AskedAbout) => ({
        params: { id: serverId },
        body,
      })),
    ),
    replayDelivery: build.mutation(
      endpointMutation(replayDelivery, ({ serverId, ...body }: Replayed) => ({
        params: { id: serverId },
        body,
      })),
    ),
  }),
});

export const {
  useDeliveriesQuery,
  useDeliveryQuery,
  useRetryDeliveryMutation,
  useWhyDeliveryQuery,
  useReplayDeliveryMutation,
} = deliveriesApi;
