import type { Values } from '@/features/bot-modules/fields/field';
import { baseApi, endpointQuery } from '@/shared/api/baseApi';
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

/** What owners do with quests besides editing one. Each change tells all that show a module. */
export const questDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questDesk: build.query({
      ...endpointQuery(getQuestDesk, (serverId: string) => ({ params: { id: serverId } })),
      providesTags: ['Modules', 'Submissions'],
    }),
    reach: build.query({
      ...endpointQuery(
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
    }),
    memberPreview: build.query({
      ...endpointQuery(
        previewQuest,
        ({ serverId, ...body }: { serverId: string; values: Values; state: PreviewState }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    }),
    changeStage: build.mutation({
      ...endpointQuery(
        changeQuestStage,
        ({ action, version, ...place }: Place & { action: QuestAction; version: number }) => ({
          ...ofRule(place),
          body: { action, version },
        }),
      ),
      invalidatesTags: ['Modules'],
    }),
    moveQuest: build.mutation({
      ...endpointQuery(
        moveQuest,
        ({ categoryId, version, ...place }: Place & { categoryId: string; version: number }) => ({
          ...ofRule(place),
          body: { categoryId, version },
        }),
      ),
      invalidatesTags: ['Modules'],
    }),
    startCategory: build.mutation({
      ...endpointQuery(startCategory, (serverId: string) => ({
        params: { id: serverId },
        body: { set: 'FIRST_WEEK' as const },
      })),
      invalidatesTags: ['Modules'],
    }),
    copyCategory: build.mutation({
      ...endpointQuery(copyCategory, ofRule),
      invalidatesTags: ['Modules'],
    }),
    removeCategory: build.mutation({
      ...endpointQuery(
        removeCategory,
        ({ quests, name, ...place }: Place & { quests: 'MOVE' | 'DELETE'; name?: string }) => ({
          ...ofRule(place),
          body: { quests, ...(name === undefined ? {} : { name }) },
        }),
      ),
      invalidatesTags: ['Modules'],
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
