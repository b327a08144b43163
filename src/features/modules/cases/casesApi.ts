import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
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
export const casesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cases: build.query(
      endpointQuery(listCases, ({ serverId, ...query }: CasesAsked) => ({
        params: { id: serverId },
        query,
      })),
    ),
    case: build.query(endpointQuery(getCase, inPath)),
    decideCase: build.mutation(
      endpointMutation(decideCase, ({ verdict, ...place }: Decided) => ({
        ...inPath(place),
        body: { verdict },
      })),
    ),
    closeCase: build.mutation(endpointMutation(closeCase, inPath)),
  }),
});

export const { useCasesQuery, useCaseQuery, useDecideCaseMutation, useCloseCaseMutation } =
  casesApi;
