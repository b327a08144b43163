import { asQueryResult, baseApi, shown } from '@/shared/api/baseApi';
import { request } from '@/shared/api/request';
import { serverNow } from '@/shared/time/serverClock';
import { getQuestBoard } from '../endpoints';
import type { QuestBoard } from './board';
import { boardCallOf, type BoardCall } from './boardCall';
import { boardPart } from './boardPart';
import type { BoardQuery } from './boardQuery';

/** Longer than it takes to read a quest, so that the way back finds the board as it was, s. */
const KEPT = 600;

interface BoardParams {
  /** Slug of the server. */
  slug: string;
  query: BoardQuery;
}

interface FirstQuestsParams {
  slug: string;
  state: 'OPEN' | 'DOABLE';
  /** How many at most. */
  limit: number;
}

/** The open quests of a server, as many as its page lists at most. */
export const firstOpenQuests = (slug: string): FirstQuestsParams => ({
  slug,
  state: 'OPEN',
  limit: 6,
});

/** Quest boards, part by part. */
export const boardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questBoard: build.infiniteQuery<QuestBoard, BoardParams, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      queryFn: ({ queryArg: { slug, query }, pageParam }, { signal }) =>
        readPart(slug, { ...boardCallOf(query), after: pageParam }, signal),
      ...shown(getQuestBoard),
      keepUnusedDataFor: KEPT,
    }),
    firstQuests: build.query<QuestBoard, FirstQuestsParams>({
      queryFn: ({ slug, ...call }, { signal }) => readPart(slug, call, signal),
      ...shown(getQuestBoard),
    }),
  }),
});

/** A part of a board. Of a server without cursors, which sends the whole board, it is cut out here. */
async function readPart(
  slug: string,
  call: BoardCall & { after?: string; limit?: number },
  signal: AbortSignal,
) {
  const result = asQueryResult(
    await request(getQuestBoard, { params: { slug }, query: call }, signal),
  );
  if ('error' in result || result.data.next !== undefined) return result;
  return { data: { ...result.data, ...boardPart(result.data, call, serverNow()) } };
}

export const { useQuestBoardInfiniteQuery, useFirstQuestsQuery } = boardApi;
