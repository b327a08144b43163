import type { Values } from '@/features/modules/common-fields/field';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  updateQuestStage,
  copyQuestCategory,
  estimateQuestReach,
  listServerQuests,
  moveQuest,
  previewQuest,
  deleteQuestCategory,
  createQuestCategory,
} from './endpoints';
import type { PreviewState, QuestAction } from './questOverview';

interface RuleParams {
  serverId: string;
  /** The quest or category. */
  ruleId: string;
}
const ofRule = ({ serverId, ruleId }: RuleParams) => ({ params: { id: serverId, ruleId } });

/** What owners do with quests besides editing one. */
export const questManagementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    serverQuests: build.query(
      endpointQuery(listServerQuests, (serverId: string) => ({ params: { id: serverId } })),
    ),
    reach: build.query(
      endpointQuery(
        estimateQuestReach,
        ({
          serverId,
          ...body
        }: {
          serverId: string;
          match: 0 | 1;
          conditions: Values[];
          categoryId: string;
        }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    memberPreview: build.query(
      endpointQuery(
        previewQuest,
        ({ serverId, ...body }: { serverId: string; values: Values; state: PreviewState }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    updateQuestStage: build.mutation(
      endpointMutation(
        updateQuestStage,
        ({
          action,
          version,
          ...params
        }: RuleParams & { action: QuestAction; version: number }) => ({
          ...ofRule(params),
          body: { action, version },
        }),
      ),
    ),
    moveQuest: build.mutation(
      endpointMutation(
        moveQuest,
        ({
          categoryId,
          version,
          before,
          ...params
        }: RuleParams & { categoryId: string; version: number; before?: string | null }) => ({
          ...ofRule(params),
          body: { categoryId, version, ...(before ? { before } : {}) },
        }),
      ),
    ),
    createQuestCategory: build.mutation(
      endpointMutation(createQuestCategory, (serverId: string) => ({
        params: { id: serverId },
        body: { set: 'FIRST_WEEK' as const },
      })),
    ),
    copyQuestCategory: build.mutation(endpointMutation(copyQuestCategory, ofRule)),
    deleteQuestCategory: build.mutation({
      ...endpointMutation(
        deleteQuestCategory,
        ({
          quests,
          name,
          ...params
        }: RuleParams & { quests: 'MOVE' | 'DELETE'; name?: string }) => ({
          ...ofRule(params),
          body: { quests, ...(name === undefined ? {} : { name }) },
        }),
      ),
    }),
  }),
});

export const {
  useServerQuestsQuery,
  useReachQuery,
  useMemberPreviewQuery,
  useUpdateQuestStageMutation,
  useMoveQuestMutation,
  useCreateQuestCategoryMutation,
  useCopyQuestCategoryMutation,
  useDeleteQuestCategoryMutation,
} = questManagementApi;
