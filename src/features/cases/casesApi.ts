import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { closeCase, decideCase, getCase, listCases } from './endpoints';

type CasesAsked = NonNullable<InputOf<typeof listCases>['query']> & { serverId: string };
interface CasePlace {
  serverId: string;
  caseId: string;
}
type Decided = CasePlace & InputOf<typeof decideCase>['body'];

const inPath = ({ serverId, caseId }: CasePlace) => ({ params: { id: serverId, caseId } });

/** The calls about what the moderation modules leave behind. */
export const casesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Cases'] }).injectEndpoints({
  endpoints: (build) => ({
    cases: build.query({
      ...endpointQuery(listCases, ({ serverId, ...query }: CasesAsked) => ({
        params: { id: serverId },
        query,
      })),
      providesTags: ['Cases'],
    }),
    case: build.query({ ...endpointQuery(getCase, inPath), providesTags: ['Cases'] }),
    decideCase: build.mutation({
      ...endpointQuery(decideCase, ({ verdict, ...place }: Decided) => ({
        ...inPath(place),
        body: { verdict },
      })),
      // Also after a refusal: what was shown is no longer true.
      invalidatesTags: ['Cases'],
    }),
    closeCase: build.mutation({
      ...endpointQuery(closeCase, inPath),
      invalidatesTags: ['Cases'],
    }),
  }),
});

export const { useCasesQuery, useCaseQuery, useDecideCaseMutation, useCloseCaseMutation } =
  casesApi;
