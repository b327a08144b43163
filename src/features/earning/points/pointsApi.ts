import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getPoints, listMyPayouts, listPointsEntries } from './endpoints';

/** A way to earn on a server, as in the address. */
export interface PointsParams {
  section: string;
  slug: string;
}
type Paged = PointsParams & { page?: number; pageSize?: number };

const paged = ({ section, slug, ...query }: Paged) => ({ params: { section, slug }, query });

export const pointsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    points: build.query(endpointQuery(getPoints, (params: PointsParams) => ({ params }))),
    pointsEntries: build.query(endpointQuery(listPointsEntries, paged)),
    myPayouts: build.query(endpointQuery(listMyPayouts, paged)),
  }),
});

export const { usePointsQuery, usePointsEntriesQuery, useMyPayoutsQuery } = pointsApi;
