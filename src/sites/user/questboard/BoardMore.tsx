import type { useQuestBoardInfiniteQuery } from '@/features/earning/quests/board/boardApi';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import '@/shared/ui/showMore.scss';

interface BoardMoreProps {
  request: ReturnType<typeof useQuestBoardInfiniteQuery>;
  /** How many quests are shown, of how many; null where the server doesn’t say. */
  shown: number;
  total: number | null;
  /** Locked quests that come after the available ones. */
  locked: number;
  onLocked: () => void;
}

/** Loads the next part of the board, and leads to the locked quests, which come last. */
export function BoardMore({ request, shown, total, locked, onLocked }: BoardMoreProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = request;
  if (!hasNextPage) return null;
  const hasNoLocked = locked > 0 && total !== null && shown < total - locked;
  return (
    <div className="show-more">
      {isFetchNextPageError ? (
        <p role="alert">{failureText(error, 'Couldn’t load more quests.')}</p>
      ) : null}
      {total === null ? null : (
        <p>
          {inNumbers(shown)} of {inNumbers(total)}
        </p>
      )}
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
      {hasNoLocked ? (
        <button type="button" className="btn btn-link" onClick={onLocked}>
          View {counted(locked, 'locked quest')}
        </button>
      ) : null}
    </div>
  );
}
