import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { preferences } from '@/shared/format/displayPreferences';
import { getMyStreak, setMyTimeZone } from './endpoints';

/** The zone this device is in. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The zone times are shown in on this device: the chosen one, else the device's. */
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
