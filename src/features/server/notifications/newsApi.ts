import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { NewsEvent, NewsWay } from './newsChoices';
import { chooseNews, getNewsChoices, sendTestMessage } from './newsEndpoints';

interface Choice {
  event: NewsEvent;
  way: NewsWay;
  isOn: boolean;
}

/** What one is told of, and how (decision 107). */
export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    newsChoices: build.query(endpointQuery(getNewsChoices, () => ({}))),
    chooseNews: build.mutation({
      ...endpointMutation(chooseNews, (body: Choice) => ({ body })),
      // Shown at once, so that the switch doesn't flip back until the choices are read again.
      onQueryStarted: async ({ event, way, isOn }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          newsApi.util.updateQueryData('newsChoices', undefined, ({ choices }) => {
            const chosen = choices.find((choice) => choice.event === event);
            if (chosen) chosen[way === 'BELL' ? 'bell' : 'message'] = isOn;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    sendTestMessage: build.mutation(endpointMutation(sendTestMessage, () => ({}))),
  }),
});

export const { useNewsChoicesQuery, useChooseNewsMutation, useSendTestMessageMutation } = newsApi;
