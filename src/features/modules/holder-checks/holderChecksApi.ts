import type { Values } from '@/features/modules/common-fields/field';
import {
  asQueryResult,
  baseApi,
  endpointMutation,
  endpointQuery,
  shown,
} from '@/shared/api/baseApi';
import { request } from '@/shared/api/request';
import {
  checkHolder,
  previewHolderRule,
  estimateHolders,
  listMyHolderRoles,
  runHolderRule,
} from './endpoints';
import type { HolderModule } from './holderModules';
import { previewInParts } from './previewParts';
import { previewKey, previewProgress } from './previewProgress';

/** A saved rule of a server. */
export interface RulePlace {
  serverId: string;
  ruleId: string;
}

/** What a dry run is about: a rule’s values, and the saved one they would replace. */
export interface Tried {
  serverId: string;
  /** Undefined for a rule that was never saved. */
  ruleId: string | undefined;
  module: HolderModule;
  values: Values;
}

/** Whom a check is about: a username, or the address of a wallet. */
export interface AskedAfter {
  serverId: string;
  of: string;
}

/** The calls of holder rules. A run makes what was looked up before it old. */
export const holderChecksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    holderRulePreview: build.query({
      queryFn: async (tried: Tried, { signal }) => {
        const { serverId, ruleId, ...body } = tried;
        const ask = (after: string) =>
          request(
            previewHolderRule,
            {
              params: { id: serverId },
              body: { ...body, after, ...(ruleId === undefined ? {} : { ruleId }) },
            },
            signal,
          );
        const key = previewKey(tried);
        const onProgress = (progress: Parameters<typeof previewProgress.set>[1]) =>
          previewProgress.set(key, progress);
        return asQueryResult(await previewInParts(ask, { onProgress, signal }));
      },
      // No part is requested for a tab that was left. Holdings change, so an old preview is of no use.
      keepUnusedDataFor: 0,
      ...shown(previewHolderRule),
    }),
    estimate: build.query(
      endpointQuery(estimateHolders, ({ serverId, ...body }: Omit<Tried, 'ruleId'>) => ({
        params: { id: serverId },
        body,
      })),
    ),
    runRule: build.mutation(
      endpointMutation(runHolderRule, ({ serverId, ruleId }: RulePlace) => ({
        params: { id: serverId, ruleId },
      })),
    ),
    holderCheck: build.query(
      endpointQuery(checkHolder, ({ serverId, of }: AskedAfter) => ({
        params: { id: serverId },
        body: { of },
      })),
    ),
    myHolderRoles: build.query(endpointQuery(listMyHolderRoles, () => ({}))),
  }),
});

export const {
  useHolderRulePreviewQuery,
  useEstimateQuery,
  useRunRuleMutation,
  useHolderCheckQuery,
  useMyHolderRolesQuery,
} = holderChecksApi;
