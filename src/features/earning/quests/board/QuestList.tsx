import type { ReactNode } from 'react';
import { useGradualCount } from '@/shared/hooks/useGradualCount';
import { counted } from '@/shared/text/language';
import { EmptyState } from '@/shared/ui/EmptyState';
import type { QuestCard } from '../quest';
import type { QuestBoard } from './board';
import { sortOf } from '../questAvailability';
import { cleared, type BoardQuery } from './boardQuery';
import { ComingTile, QuestTile } from './QuestTile';

interface QuestListProps {
  /** The figures of the board. `quests` are those loaded so far that match the filters. */
  board: Pick<QuestBoard, 'categories' | 'quests' | 'leftOut' | 'total' | 'questCount'>;
  query: BoardQuery;
  onChange: (part: Partial<BoardQuery>) => void;
  /** Address of a quest's page. */
  pathOf: (quest: QuestCard) => string;
  /** The server's time, ms since 1970. */
  now: number;
}

/** The quests that match the filters. Locked quests come below the available ones, with their requirements. */
export function QuestList({ board, query, onChange, pathOf, now }: QuestListProps) {
  const { quests } = board;
  const isBelow = (quest: QuestCard) =>
    query.state === 'available' && sortOf(quest, now) === 'locked';
  const locked = quests.filter(isBelow);
  const found = quests.filter((quest) => !isBelow(quest));
  const colors = new Map(board.categories.map(({ id, color }) => [id, color]));
  const tile = (quest: QuestCard) => (
    <QuestTile
      key={quest.slug}
      quest={quest}
      to={pathOf(quest)}
      now={now}
      color={colors.get(quest.categoryId) ?? null}
    />
  );
  if (board.questCount === 0) {
    return board.leftOut ? null : (
      <EmptyState scene="map" title="No quests yet">
        Quests appear here once the server publishes them.
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {counted(board.total ?? quests.length, 'quest')}
      </p>
      {found.length === 0 && (locked.length === 0 || !isNarrowed(query)) ? (
        <NothingFound query={query} onChange={onChange} />
      ) : null}
      {found.length === 0 ? null : <Tiles heading="Quests" quests={found} tile={tile} />}
      {locked.length === 0 ? null : <Tiles heading="Locked" quests={locked} tile={tile} />}
    </>
  );
}

interface TilesProps {
  heading: string;
  quests: readonly QuestCard[];
  tile: (quest: QuestCard) => ReactNode;
}

function Tiles({ heading, quests, tile }: TilesProps) {
  const drawn = useGradualCount(quests.length);
  return (
    <section aria-label={heading} className="quest-list">
      <h2>{heading}</h2>
      <ul>
        {quests.map((quest, index) =>
          index < drawn ? tile(quest) : <ComingTile key={quest.slug} />,
        )}
      </ul>
    </section>
  );
}

const isNarrowed = ({ search, reward, speed, category }: BoardQuery) =>
  [search, reward, speed, category].some((each) => each !== '');

/** Nothing to do right now is not the same as nothing that matches a search. */
function NothingFound({ query, onChange }: Pick<QuestListProps, 'query' | 'onChange'>) {
  if (query.state === 'available' && !isNarrowed(query)) {
    return (
      <EmptyState
        scene="banner"
        title="You’re all caught up"
        action={
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => onChange({ state: 'all' })}
          >
            Show all quests
          </button>
        }
      >
        New quests appear here as the server publishes them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      scene="lantern"
      title="No results"
      action={
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onChange(cleared)}
        >
          Clear filters
        </button>
      }
    >
      Try another search or clear the filters.
    </EmptyState>
  );
}
