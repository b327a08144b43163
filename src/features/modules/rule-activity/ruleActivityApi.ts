import { asQueryResult, baseApi } from '@/shared/api/baseApi';
import { IDS_AT_ONCE } from '@/shared/api/listQuery';
import { request } from '@/shared/api/request';
import { tagsShown } from '@/shared/api/tags';
import { listRuleActivity } from './endpoints';
import type { RulesActivity } from './ruleActivity';

interface ActivityParams {
  serverId: string;
  slug: string;
  /** Only these rules; all of them without it. */
  ids?: readonly string[];
}

const ofModule = ({ serverId, slug }: ActivityParams) => ({ params: { id: serverId, slug } });

export const ruleActivityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ruleActivity: build.query<RulesActivity, ActivityParams>({
      queryFn: async (wanted, { signal }) => {
        const queries = wanted.ids === undefined ? [{}] : queriesOf(wanted.ids);
        const results = await Promise.all(
          queries.map(async (query) =>
            asQueryResult(await request(listRuleActivity, { ...ofModule(wanted), query }, signal)),
          ),
        );
        const failed = results.find((result) => 'error' in result);
        if (failed) return failed;
        const parts = results.flatMap((result) => ('data' in result ? [result.data] : []));
        const leftOut = parts.flatMap((part) => part.leftOut ?? []);
        const data: RulesActivity = {
          kind: parts[0]?.kind ?? null,
          rules: parts.flatMap(({ rules }) => rules),
          ...(leftOut.length === 0 ? {} : { leftOut }),
        };
        return { data };
      },
      providesTags: (_data, _failure, wanted) => tagsShown(listRuleActivity, ofModule(wanted)),
    }),
  }),
});

/** The queries of as many calls as it takes to name all. */
const queriesOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) => ({
    ids: ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE).join(','),
  }));

export const { useRuleActivityQuery } = ruleActivityApi;
