import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { preferences } from '@/shared/format/displayPreferences';
import { getMyStreak, setMyTimeZone } from './endpoints';

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Time zone of the times on this device: the chosen one, or else the device's. */
export const shownZone = (): string => preferences().timeZone || deviceZone();

export const streaksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myStreak: build.query(endpointQuery(getMyStreak, () => ({ query: { timeZone: shownZone() } }))),
    saveTimeZone: build.mutation(
      endpointMutation(setMyTimeZone, (timeZone: string) => ({ body: { timeZone } })),
    ),
  }),
});

export const { useMyStreakQuery, useSaveTimeZoneMutation } = streaksApi;
