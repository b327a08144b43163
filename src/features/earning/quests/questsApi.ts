import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  checkTask,
  claimQuest,
  getMemberQuest,
  listClaimableQuests,
  submitQuest,
} from './endpoints';

/** A quest, by the slugs in its address. */
export interface QuestParams {
  slug: string;
  questSlug: string;
}

interface TaskCheck extends QuestParams {
  taskId: string;
  answer?: string | undefined;
  /** Whether the page started the check without a press of the button. */
  isAutomatic?: boolean | undefined;
}

export const questsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    quest: build.query(endpointQuery(getMemberQuest, (params: QuestParams) => ({ params }))),
    claimableQuests: build.query(endpointQuery(listClaimableQuests, () => ({}))),
    checkTask: build.mutation(
      endpointMutation(checkTask, ({ answer, isAutomatic, ...params }: TaskCheck) => ({
        params,
        body: {
          ...(answer === undefined ? {} : { answer }),
          ...(isAutomatic === true ? { isAutomatic } : {}),
        },
      })),
    ),
    submitQuest: build.mutation(
      endpointMutation(submitQuest, (params: QuestParams) => ({ params })),
    ),
    claimQuest: build.mutation(endpointMutation(claimQuest, (params: QuestParams) => ({ params }))),
  }),
});

export const {
  useClaimableQuestsQuery,
  useQuestQuery,
  useLazyQuestQuery,
  useCheckTaskMutation,
  useSubmitQuestMutation,
  useClaimQuestMutation,
} = questsApi;
