import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { QuestParams } from '../questsApi';
import { listContestWinners } from './endpoints';

export const { useContestWinnersQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contestWinners: build.query(
      endpointQuery(listContestWinners, ({ slug, questSlug }: QuestParams) => ({
        params: { slug, questSlug },
      })),
    ),
  }),
});
