import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFeed, writeFeed, type FeedQuery } from './feedQuery';

/** What the feed is narrowed to, kept in the address: it can be linked to and reloaded. */
export function useFeedQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readFeed(params), [params]);
  const change = useCallback(
    (part: Partial<FeedQuery>) =>
      setParams((before) => writeFeed(before, part), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { query, change };
}
