import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { chooseQuestWinners, getQuestWinners } from './endpoints';

interface QuestOfServer {
  serverId: string;
  questId: string;
}
const place = ({ serverId, questId }: QuestOfServer) => ({ id: serverId, ruleId: questId });

const winnersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questWinners: build.query({
      ...endpointQuery(getQuestWinners, (quest: QuestOfServer) => ({ params: place(quest) })),
      providesTags: ['Submissions'],
    }),
    chooseQuestWinners: build.mutation({
      ...endpointQuery(
        chooseQuestWinners,
        ({ submissionIds, ...quest }: QuestOfServer & { submissionIds: string[] }) => ({
          params: place(quest),
          body: { submissionIds },
        }),
      ),
      invalidatesTags: ['Submissions'],
    }),
  }),
});

export const { useQuestWinnersQuery, useChooseQuestWinnersMutation } = winnersApi;
