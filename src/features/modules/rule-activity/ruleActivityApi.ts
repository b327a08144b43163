import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { listRuleActivity } from './endpoints';

export const ruleActivityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ruleActivity: build.query(
      endpointQuery(listRuleActivity, ({ serverId, slug }: { serverId: string; slug: string }) => ({
        params: { id: serverId, slug },
      })),
    ),
  }),
});

export const { useRuleActivityQuery } = ruleActivityApi;
