import { reorderRules, listRules } from '@/features/modules/engine/endpoints';
import { about } from '@/features/modules/definitions/quest/about';
import { asQueryResult, baseApi, endpointMutation, shown } from '@/shared/api/baseApi';
import { request } from '@/shared/api/request';
import { listServerQuests } from '../endpoints';
import { categoryOf } from '../categoryOf';
import type { QuestCall } from './questCall';
import { questPart, type BoardQuest } from './questPart';
import { reorderParts, type QuestPart } from './questParts';

/** A server's quests that match the filters. */
export interface QuestsOfServer {
  serverId: string;
  filter: QuestCall;
}

interface Order {
  ids: string[];
  /** Of the list it was made from. */
  version: number;
  /** Whether there are other quests, which keep their places. */
  isPart: boolean;
}

/** The team's quests, part by part, and their order. */
export const questPartsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questParts: build.infiniteQuery<QuestPart, QuestsOfServer, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      queryFn: ({ queryArg: { serverId, filter }, pageParam }, { signal }) =>
        readPart(serverId, { ...filter, after: pageParam }, signal),
      ...shown(listServerQuests),
    }),
    reorderQuests: build.mutation({
      ...endpointMutation(
        reorderRules,
        ({ serverId, ids, version, isPart }: QuestsOfServer & Order) => ({
          params: { id: serverId, slug: about.slug },
          body: { version, ids, ...(isPart ? { isPart } : {}) },
        }),
      ),
      // Shown at once, and taken back where the server refuses.
      onQueryStarted: async ({ ids, serverId, filter }, { dispatch, queryFulfilled }) => {
        const { updateQueryData } = questPartsApi.util;
        const list = { serverId, filter };
        const order = dispatch(
          updateQueryData('questParts', list, ({ pages }) => reorderParts(pages, ids)),
        );
        try {
          const { data } = await queryFulfilled;
          // The next order is made from this version.
          dispatch(
            updateQueryData('questParts', list, ({ pages }) => {
              for (const part of pages) part.version = data.version;
            }),
          );
        } catch {
          order.undo();
        }
      },
    }),
  }),
});

type PartCall = QuestCall & { after: string };

async function readPart(serverId: string, call: PartCall, signal: AbortSignal) {
  const result = asQueryResult(
    await request(listServerQuests, { params: { id: serverId }, query: call }, signal),
  );
  if ('error' in result) return result;
  const { quests, next, total, questCount, version, ...rest } = result.data;
  if (next === undefined) return readWhole(serverId, call, result.data, signal);
  const data: QuestPart = {
    ...rest,
    quests: quests.flatMap(({ rule, ...summary }): BoardQuest[] =>
      rule ? [{ rule, summary, categoryId: summary.categoryId }] : [],
    ),
    next,
    total: total ?? quests.length,
    questCount: questCount ?? quests.length,
    version: version ?? -1,
  };
  return { data };
}

/** A part of the quests of a server that sends all of them at once, and their settings apart. */
async function readWhole(
  serverId: string,
  call: PartCall,
  {
    quests,
    categories,
    leftOut = [],
  }: Pick<QuestPart, 'categories' | 'leftOut'> & {
    quests: readonly Omit<NonNullable<BoardQuest['summary']>, 'rule'>[];
  },
  signal: AbortSignal,
) {
  const result = asQueryResult(
    await request(listRules, { params: { id: serverId, slug: about.slug } }, signal),
  );
  if ('error' in result) return result;
  const { rules, version } = result.data;
  const summaries = new Map(quests.map((summary) => [summary.id, summary]));
  const rows = rules.map((rule): BoardQuest => ({
    rule,
    summary: summaries.get(rule.id),
    categoryId: categoryOf(rule),
  }));
  const allLeftOut = [...leftOut, ...(result.data.leftOut ?? [])];
  const data: QuestPart = {
    ...questPart({ quests: rows, categories }, call),
    version,
    order: rules.map(({ id }) => id),
    ...(allLeftOut.length === 0 ? {} : { leftOut: allLeftOut }),
  };
  return { data };
}

export const { useQuestPartsInfiniteQuery, useReorderQuestsMutation } = questPartsApi;
