import type { PointsParams } from '@/features/earning/points/pointsApi';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getClaim, getClaimOffer, listClaims, listDailyPoints, createClaim } from './endpoints';

type Wish = PointsParams & InputOf<typeof createClaim>['body'];

const at = ({ section, slug }: PointsParams) => ({ section, slug });

export const claimsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claimOffer: build.query(
      endpointQuery(getClaimOffer, (params: PointsParams) => ({ params: at(params) })),
    ),
    claims: build.query(
      endpointQuery(
        listClaims,
        ({ section, slug, ...query }: PointsParams & { page?: number; pageSize?: number }) => ({
          params: { section, slug },
          query,
        }),
      ),
    ),
    claim: build.query(
      endpointQuery(getClaim, ({ claimId, ...params }: PointsParams & { claimId: string }) => ({
        params: { ...at(params), claimId },
      })),
    ),
    createClaim: build.mutation(
      endpointMutation(createClaim, ({ section, slug, ...body }: Wish) => ({
        params: { section, slug },
        body,
      })),
    ),
    dailyPoints: build.query(
      endpointQuery(
        listDailyPoints,
        ({ span, ...params }: PointsParams & { span: '30' | '90' }) => ({
          params: at(params),
          query: { span },
        }),
      ),
    ),
  }),
});

export const {
  useClaimOfferQuery,
  useClaimsQuery,
  useClaimQuery,
  useCreateClaimMutation,
  useDailyPointsQuery,
} = claimsApi;
