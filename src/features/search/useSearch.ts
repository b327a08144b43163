import { useEffect, useState } from 'react';
import { failureText } from '@/shared/api/queryError';
import { useAppDispatch } from '@/shared/state/clientState';
import { searchMatcher } from '@/shared/text/searchable';
import { searchApi } from './searchApi';
import { LONGEST_SEARCH, type SearchResult } from './searchResult';

/** The scope of the search: pages a member may see, or a server for its team. Null if there is none. */
export type SearchScope = { serverId: string | null } | null;

/** How long typing must pause before the search is sent, ms. */
const PAUSE_MS = 180;

interface Answer {
  /** The search text, its scope, and the number of retries. */
  question: string;
  items: readonly SearchResult[];
  /** Why it failed; null if it didn't. */
  failure: string | null;
}

const NONE: readonly SearchResult[] = [];

export interface Search {
  items: readonly SearchResult[];
  isLoading: boolean;
  failure: string | null;
  retry: () => void;
}

/**
 * The server's results. The request is sent once typing pauses, and an outdated one is aborted: its results are never
 * shown. Until new results come, the previous ones that still match stay.
 */
export function useSearch(search: string, scope: SearchScope): Search {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const typed = scope === null ? '' : search.trim().slice(0, LONGEST_SEARCH);
  const serverId = scope?.serverId ?? null;
  const question = `${serverId ?? ''} ${String(tries)} ${typed}`;

  useEffect(() => {
    if (typed === '') return undefined;
    const asking = new AbortController();
    const ask = async () => {
      const { search: ofMember, searchServer: ofTeam } = searchApi.endpoints;
      const once = { subscribe: false };
      const call =
        serverId === null
          ? dispatch(ofMember.initiate(typed, once))
          : dispatch(ofTeam.initiate({ serverId, typed }, once));
      asking.signal.addEventListener('abort', () => call.abort());
      const { data, error } = await call;
      if (asking.signal.aborted) return;
      const failure = data ? null : failureText(error, 'Couldn’t search.');
      setAnswer({ question, items: data?.items ?? NONE, failure });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [dispatch, typed, serverId, question]);

  const retry = () => setTries((before) => before + 1);
  if (typed === '') return { items: NONE, isLoading: false, failure: null, retry };
  if (answer?.question === question)
    return { items: answer.items, isLoading: false, failure: answer.failure, retry };
  const fits = searchMatcher(typed);
  const kept = (answer?.items ?? NONE).filter(({ label, detail }) => fits(label, detail));
  return { items: kept, isLoading: true, failure: null, retry };
}
