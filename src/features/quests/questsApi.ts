import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import {
  checkTask,
  claimQuest,
  getMemberQuest,
  getQuestBoard,
  listClaimableQuests,
  submitQuest,
} from './endpoints';

/** A quest, by the names in its address. */
export interface QuestPlace {
  slug: string;
  questSlug: string;
}

export const questsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questBoard: build.query({
      ...endpointQuery(getQuestBoard, (slug: string) => ({ params: { slug } })),
      providesTags: ['Quests'],
    }),
    quest: build.query({
      ...endpointQuery(getMemberQuest, (params: QuestPlace) => ({ params })),
      providesTags: ['Quests'],
    }),
    claimableQuests: build.query({
      ...endpointQuery(listClaimableQuests, () => ({})),
      providesTags: ['Quests'],
    }),
    checkTask: build.mutation({
      ...endpointQuery(
        checkTask,
        ({ answer, ...params }: QuestPlace & { taskId: string; answer?: string | undefined }) => ({
          params,
          body: answer === undefined ? {} : { answer },
        }),
      ),
      invalidatesTags: ['Quests'],
    }),
    submitQuest: build.mutation({
      ...endpointQuery(submitQuest, (params: QuestPlace) => ({ params })),
      invalidatesTags: ['Quests'],
    }),
    claimQuest: build.mutation({
      ...endpointQuery(claimQuest, (params: QuestPlace) => ({ params })),
      invalidatesTags: ['Quests', 'Points'],
    }),
  }),
});

export const {
  useClaimableQuestsQuery,
  useQuestBoardQuery,
  useQuestQuery,
  useCheckTaskMutation,
  useSubmitQuestMutation,
  useClaimQuestMutation,
} = questsApi;
