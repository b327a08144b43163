import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { chooseQuestWinners, getQuestWinners } from './endpoints';

interface QuestOfServer {
  serverId: string;
  questId: string;
}
const place = ({ serverId, questId }: QuestOfServer) => ({ id: serverId, ruleId: questId });

const winnersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questWinners: build.query(
      endpointQuery(getQuestWinners, (quest: QuestOfServer) => ({ params: place(quest) })),
    ),
    chooseQuestWinners: build.mutation(
      endpointMutation(
        chooseQuestWinners,
        ({ submissionIds, ...quest }: QuestOfServer & { submissionIds: string[] }) => ({
          params: place(quest),
          body: { submissionIds },
        }),
      ),
    ),
  }),
});

export const { useQuestWinnersQuery, useChooseQuestWinnersMutation } = winnersApi;
