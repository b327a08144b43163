import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { NewsEvent, NewsWay } from './newsChoices';
import {
  updateNotificationPreference,
  getNotificationPreferences,
  sendTestNotification,
} from './newsEndpoints';

interface Choice {
  event: NewsEvent;
  way: NewsWay;
  isOn: boolean;
}

/** The user's notification preferences (docs/product/servers.md). */
export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notificationPreferences: build.query(endpointQuery(getNotificationPreferences, () => ({}))),
    updateNotificationPreference: build.mutation({
      ...endpointMutation(updateNotificationPreference, (body: Choice) => ({ body })),
      // Updated at once, so that the switch doesn't flip back until the choices are refetched.
      onQueryStarted: async ({ event, way, isOn }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          newsApi.util.updateQueryData('notificationPreferences', undefined, ({ choices }) => {
            const chosen = choices.find((choice) => choice.event === event);
            if (chosen) chosen[way === 'BELL' ? 'bell' : 'message'] = isOn;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    sendTestNotification: build.mutation(endpointMutation(sendTestNotification, () => ({}))),
  }),
});

export const {
  useNotificationPreferencesQuery,
  useUpdateNotificationPreferenceMutation,
  useSendTestNotificationMutation,
} = newsApi;
