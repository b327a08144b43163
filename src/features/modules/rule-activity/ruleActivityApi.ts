import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { ModulePlace } from '../engine/modulesApi';
import { listRuleActivity } from './endpoints';

export const ruleActivityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ruleActivity: build.query(
      endpointQuery(listRuleActivity, ({ serverId, slug }: ModulePlace) => ({
        params: { id: serverId, slug },
      })),
    ),
  }),
});

export const { useRuleActivityQuery } = ruleActivityApi;
