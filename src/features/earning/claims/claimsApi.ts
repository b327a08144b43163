import type { PointsPlace } from '@/features/earning/points/pointsApi';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getClaim, getClaimOffer, listClaims, listPointsDays, makeClaim } from './endpoints';

type Wish = PointsPlace & InputOf<typeof makeClaim>['body'];

const at = ({ section, slug }: PointsPlace) => ({ section, slug });

export const claimsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claimOffer: build.query(
      endpointQuery(getClaimOffer, (place: PointsPlace) => ({ params: at(place) })),
    ),
    claims: build.query(
      endpointQuery(
        listClaims,
        ({ section, slug, ...query }: PointsPlace & { page?: number; pageSize?: number }) => ({
          params: { section, slug },
          query,
        }),
      ),
    ),
    claim: build.query(
      endpointQuery(getClaim, ({ claimId, ...place }: PointsPlace & { claimId: string }) => ({
        params: { ...at(place), claimId },
      })),
    ),
    makeClaim: build.mutation(
      endpointMutation(makeClaim, ({ section, slug, ...body }: Wish) => ({
        params: { section, slug },
        body,
      })),
    ),
    pointsDays: build.query(
      endpointQuery(listPointsDays, ({ span, ...place }: PointsPlace & { span: '30' | '90' }) => ({
        params: at(place),
        query: { span },
      })),
    ),
  }),
});

export const {
  useClaimOfferQuery,
  useClaimsQuery,
  useClaimQuery,
  useMakeClaimMutation,
  usePointsDaysQuery,
} = claimsApi;
