import type { Values } from '@/features/modules/common-fields/field';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  changeQuestStage,
  copyCategory,
  countReach,
  getQuestDesk,
  moveQuest,
  previewQuest,
  removeCategory,
  startCategory,
} from './endpoints';
import type { PreviewState, QuestAction } from './questDesk';

interface Place {
  serverId: string;
  /** The quest or category. */
  ruleId: string;
}
const ofRule = ({ serverId, ruleId }: Place) => ({ params: { id: serverId, ruleId } });

/** What owners do with quests besides editing one. */
export const questDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questDesk: build.query(
      endpointQuery(getQuestDesk, (serverId: string) => ({ params: { id: serverId } })),
    ),
    reach: build.query(
      endpointQuery(
        countReach,
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
    changeStage: build.mutation(
      endpointMutation(
        changeQuestStage,
        ({ action, version, ...place }: Place & { action: QuestAction; version: number }) => ({
          ...ofRule(place),
          body: { action, version },
        }),
      ),
    ),
    moveQuest: build.mutation(
      endpointMutation(
        moveQuest,
        ({ categoryId, version, ...place }: Place & { categoryId: string; version: number }) => ({
          ...ofRule(place),
          body: { categoryId, version },
        }),
      ),
    ),
    startCategory: build.mutation(
      endpointMutation(startCategory, (serverId: string) => ({
        params: { id: serverId },
        body: { set: 'FIRST_WEEK' as const },
      })),
    ),
    copyCategory: build.mutation(endpointMutation(copyCategory, ofRule)),
    removeCategory: build.mutation({
      ...endpointMutation(
        removeCategory,
        ({ quests, name, ...place }: Place & { quests: 'MOVE' | 'DELETE'; name?: string }) => ({
          ...ofRule(place),
          body: { quests, ...(name === undefined ? {} : { name }) },
        }),
      ),
    }),
  }),
});

export const {
  useQuestDeskQuery,
  useReachQuery,
  useMemberPreviewQuery,
  useChangeStageMutation,
  useMoveQuestMutation,
  useStartCategoryMutation,
  useCopyCategoryMutation,
  useRemoveCategoryMutation,
} = questDeskApi;
