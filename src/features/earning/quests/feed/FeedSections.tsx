import { inNumbers } from '@/shared/format/numbers';
import { useGradualCount } from '@/shared/hooks/useGradualCount';
import { useServerNow } from '@/shared/time/useServerNow';
import { ComingTile, QuestTile } from '../board/QuestTile';
import '../board/board.scss';
import './feed.scss';
import type { FeedItem, QuestFeed } from './questFeed';

/** The server and quest of a tile. */
type TileOf = Pick<FeedItem, 'server' | 'quest'>;

interface FeedSectionsProps {
  items: readonly FeedItem[];
  /** Of all quests that were asked for; null where that isn't known. */
  counts: QuestFeed['counts'];
  /** Address of a quest’s page. */
  pathOf: (item: TileOf) => string;
}

const sections = [
  { group: 'NOW', heading: 'For you now', countOf: 'now' },
  { group: 'JOIN', heading: 'On servers you can join', countOf: 'join' },
  { group: 'LATER', heading: 'Later', countOf: 'later' },
] as const;

/** The quests of the feed by what one can do about them. */
export function FeedSections({ items, counts, pathOf }: FeedSectionsProps) {
  return sections.map(({ group, heading, countOf }) => {
    const own = items.filter((item) => sectionOf(item) === group);
    const count = counts?.[countOf] ?? own.length;
    return own.length === 0 ? null : (
      <section key={group} className="quest-list" aria-label={heading}>
        <h2>
          {heading} <span className="feed-count">{inNumbers(count)}</span>
        </h2>
        <FeedTiles items={own} pathOf={pathOf} />
      </section>
    );
  });
}

/** A group this build doesn't know is for later. */
const sectionOf = ({ group }: FeedItem) =>
  sections.find((section) => section.group === group)?.group ?? 'LATER';

interface FeedTilesProps {
  items: readonly (TileOf & Pick<FeedItem, 'id' | 'isMember' | 'resetsAt'>)[];
  pathOf: (item: TileOf) => string;
  /** What the list is called where no heading says it. */
  label?: string;
}

/** Quests of several servers, each with its server. */
export function FeedTiles({ items, pathOf, label }: FeedTilesProps) {
  const now = useServerNow(null);
  const drawn = useGradualCount(items.length);
  return (
    <ul aria-label={label}>
      {items.map(({ id, server, isMember, quest, resetsAt }, index) =>
        index >= drawn ? (
          <ComingTile key={id} />
        ) : (
          <QuestTile
            key={id}
            quest={quest}
            to={pathOf({ server, quest })}
            now={now}
            server={server}
            isMember={isMember}
            resetsAt={resetsAt}
          />
        ),
      )}
    </ul>
  );
}
