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
import type { HolderModule } from './holderCheck';
import { previewInParts } from './previewParts';

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
      queryFn: async ({ serverId, ruleId, ...body }: Tried, { signal }) =>
        asQueryResult(
          await previewInParts((after) =>
            request(
              previewHolderRule,
              {
                params: { id: serverId },
                body: { ...body, after, ...(ruleId === undefined ? {} : { ruleId }) },
              },
              signal,
            ),
          ),
        ),
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
