import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
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
    questBoard: build.query(endpointQuery(getQuestBoard, (slug: string) => ({ params: { slug } }))),
    quest: build.query(endpointQuery(getMemberQuest, (params: QuestPlace) => ({ params }))),
    claimableQuests: build.query(endpointQuery(listClaimableQuests, () => ({}))),
    checkTask: build.mutation(
      endpointMutation(
        checkTask,
        ({ answer, ...params }: QuestPlace & { taskId: string; answer?: string | undefined }) => ({
          params,
          body: answer === undefined ? {} : { answer },
        }),
      ),
    ),
    submitQuest: build.mutation(
      endpointMutation(submitQuest, (params: QuestPlace) => ({ params })),
    ),
    claimQuest: build.mutation(endpointMutation(claimQuest, (params: QuestPlace) => ({ params }))),
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
