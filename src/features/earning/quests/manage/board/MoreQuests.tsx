import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import type { useQuestPartsInfiniteQuery } from './questPartsApi';
import '@/shared/ui/showMore.scss';

interface MoreQuestsProps {
  request: ReturnType<typeof useQuestPartsInfiniteQuery>;
  /** How many quests are shown, of how many. */
  shown: number;
  total: number;
}

/** Loads the next part of the quests; nothing once all are shown. */
export function MoreQuests({ request, shown, total }: MoreQuestsProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = request;
  if (!hasNextPage) return null;
  return (
    <div className="show-more">
      {isFetchNextPageError ? (
        <p role="alert">{failureText(error, 'Couldn’t load more quests.')}</p>
      ) : null}
      <p>
        {inNumbers(shown)} of {inNumbers(total)}
      </p>
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
    </div>
  );
}
