import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getMyLevels } from './endpoints';

export const levelsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myLevels: build.query(endpointQuery(getMyLevels, (slug: string) => ({ params: { slug } }))),
  }),
});

export const { useMyLevelsQuery } = levelsApi;
