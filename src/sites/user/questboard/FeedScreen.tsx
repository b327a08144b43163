import { Link } from 'react-router-dom';
import { listQuestFeed } from '@/features/earning/quests/feed/endpoints';
import { FeedFilters } from '@/features/earning/quests/feed/FeedFilters';
import { cleared, filterCount, type FeedQuery } from '@/features/earning/quests/feed/feedQuery';
import { FeedSections } from '@/features/earning/quests/feed/FeedSections';
import type { FeedItem, QuestFeed } from '@/features/earning/quests/feed/questFeed';
import { useQuestFeedInfiniteQuery } from '@/features/earning/quests/feed/questFeedApi';
import { useFeedQuery } from '@/features/earning/quests/feed/useFeedQuery';
import { questPath } from '@/features/server/memberships/paths';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { counted } from '@/shared/text/language';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';

const pathOf = ({ server, quest }: Pick<FeedItem, 'server' | 'quest'>) =>
  questPath(server.slug, quest.slug);

const NONE: readonly QuestFeed[] = [];

/** `questboard`, the index of the spec's own route: the quests of all servers. */
export default function FeedScreen() {
  const { query, change } = useFeedQuery();
  const feed = useQuestFeedInfiniteQuery(query);
  const { data, currentData, error, isFetching, refetch } = feed;
  usePolling(refetch, listQuestFeed.polledEvery * SECOND, currentData !== undefined);
  const pages = data?.pages ?? NONE;
  return (
    <>
      <PageHeader title="Quests" purpose="Pick a quest, complete its tasks, get the reward." />
      {pages.length > 0 || filterCount(query) > 0 ? (
        <FeedFilters servers={serversOf(pages)} query={query} onChange={change} />
      ) : null}
      {error && !currentData && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the quests.')}
          onRetry={() => void refetch()}
        />
      ) : pages.length === 0 ? (
        <FeedSkeleton hasFilters={filterCount(query) > 0} />
      ) : (
        <div className={currentData ? 'feed' : 'feed feed--stale'} aria-busy={!currentData}>
          <Found pages={pages} query={query} onClear={() => change(cleared)} />
          <More feed={feed} shown={itemsOf(pages).length} total={pages[0]?.total ?? null} />
        </div>
      )}
    </>
  );
}

interface FoundProps {
  pages: readonly QuestFeed[];
  query: FeedQuery;
  onClear: () => void;
}

function Found({ pages, query, onClear }: FoundProps) {
  const items = itemsOf(pages);
  const leftOut = pages.flatMap((page) => page.leftOut ?? []);
  const [first] = pages;
  const total = first?.total ?? items.length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {counted(total, 'quest')}
      </p>
      <LeftOutNote leftOut={leftOut} />
      {items.length > 0 ? (
        <FeedSections items={items} counts={first?.counts ?? null} pathOf={pathOf} />
      ) : leftOut.length > 0 ? null : filterCount(query) > 0 ? (
        <EmptyState
          scene="lantern"
          title="No results"
          action={
            <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
              Clear filters
            </button>
          }
        >
          No quest fits all of these filters.
        </EmptyState>
      ) : (
        <NoQuests isOnServers={(first?.ownServers ?? 0) > 0} />
      )}
    </>
  );
}

const NoQuests = ({ isOnServers }: { isOnServers: boolean }) => (
  <EmptyState
    scene={isOnServers ? 'banner' : 'map'}
    title={isOnServers ? 'You’re all caught up' : 'No quests yet'}
    action={
      <Link
        className={`btn ${isOnServers ? 'btn-outline-secondary' : 'btn-primary'}`}
        to="/dashboard/servers?tab=discover"
      >
        Discover servers
      </Link>
    }
  >
    {isOnServers
      ? 'New quests of your servers appear here.'
      : 'Join a server that uses Castle Bots, and its quests appear here.'}
  </EmptyState>
);

interface MoreProps {
  feed: ReturnType<typeof useQuestFeedInfiniteQuery>;
  shown: number;
  total: number | null;
}

/** The way to the rest. */
function More({ feed, shown, total }: MoreProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed;
  if (!hasNextPage) return null;
  return (
    <div className="feed-more">
      {isFetchNextPageError ? (
        <p role="alert">{failureText(error, 'Couldn’t load more quests.')}</p>
      ) : null}
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          if (!isFetchingNextPage) void fetchNextPage();
        }}
      >
        {isFetchingNextPage ? 'Loading…' : 'Show more'}
      </button>
      {total === null ? null : (
        <p>
          {inNumbers(shown)} of {counted(total, 'quest')}
        </p>
      )}
    </div>
  );
}

/** Of all pages, each once: between two answers a quest can move to the next page. */
function itemsOf(pages: readonly QuestFeed[]): FeedItem[] {
  const items = new Map<string, FeedItem>();
  for (const item of pages.flatMap((page) => page.items))
    if (!items.has(item.id)) items.set(item.id, item);
  return [...items.values()];
}

const serversOf = (pages: readonly QuestFeed[]) => pages[0]?.servers ?? [];

/** In the places of the filters, where they aren't there yet, and of the first quests. */
const FeedSkeleton = ({ hasFilters }: { hasFilters: boolean }) => (
  <div role="status" aria-label="Loading the quests" className="skeleton">
    {hasFilters ? null : <div className="feed-filters feed-filters--coming" />}
    <div className="quest-list--coming">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
        <div key={each} className="skeleton__card quest-tile--coming" />
      ))}
    </div>
  </div>
);
