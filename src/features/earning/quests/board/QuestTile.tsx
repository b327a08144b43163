import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { ServerPicture } from '@/shared/art/pictures';
import { QuestPicture } from '@/shared/art/QuestPicture';
import { leftOutInWords } from '@/shared/ui/leftOutInWords';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { Conditions } from '../Conditions';
import { costOf } from '../costOf';
import type { QuestCard } from '../quest';
import type { QuestCategory } from './board';
import { factsOf } from '../questFacts';
import { badgeOf } from '../questBadge';
import { datesOf, speedOf, stateColours } from '../questWords';
import { RewardFigures } from '../Rewards';
import { CategoryMark } from './CategoryMark';
import { MATCH_ANYONE, unmetOf } from '../questAvailability';
import { taskKindOf } from '../taskKinds';

interface QuestTileProps {
  quest: QuestCard;
  /** Address of its page. */
  to: string;
  /** The server's time, ms since 1970. */
  now: number;
  /** The color of the quest's category; null if it has none. */
  color?: QuestCategory['color'];
  /** The quest's server, in a list over several servers. */
  server?: { name: string; icon: string | null };
  /** Whether the reader is a member of that server. */
  isMember?: boolean;
  /** For a recurring quest: when its period ends. */
  resetsAt?: string | null;
}

/** Placeholder for a tile that is about to be drawn. */
export const ComingTile = () => <li className="panel quest-tile--coming" aria-hidden="true" />;

/**
 * A quest on the board: its tasks, its rewards, and the member's progress. Memoized: not rendered again for equal
 * props.
 */
export const QuestTile = memo(Tile);

function Tile({
  quest,
  to,
  now,
  color = null,
  server,
  isMember = true,
  resetsAt = null,
}: QuestTileProps) {
  const titleId = useId();
  const badge = badgeOf(quest, now);
  const cost = costOf(quest);
  // The reward already says how many are left.
  const described = saysSpots(quest) ? { ...quest, capacity: null } : quest;
  const facts = [
    ...factsOf({ ...described, resetsAt }, now).map(([, text]) => text),
    datesOf(quest, now),
    speedOf(quest, now),
  ].filter((fact) => fact !== null);
  return (
    <li className="panel quest-tile" aria-labelledby={titleId}>
      <QuestPicture
        src={quest.image}
        title={quest.title}
        firstKind={quest.taskKinds[0]}
        shape="wide"
      />
      {server === undefined ? null : (
        <p className="quest-tile__where">
          <ServerPicture src={server.icon} name={server.name} size={22} />
          {isMember ? <bdi translate="no">{server.name}</bdi> : <JoinFirst server={server} />}
        </p>
      )}
      <div className="quest-tile__head">
        <h3 id={titleId}>
          <CategoryMark color={color} />
          <Link className="quest-tile__link" to={to}>
            <bdi>{quest.title}</bdi>
          </Link>
        </h3>
        {badge === null ? null : <StatusBadge {...badge} colours={stateColours} />}
      </div>
      <RewardFigures rewards={quest.rewards} />
      {cost === null ? null : (
        <p className="quest-tile__cost" translate="no">
          {cost}
        </p>
      )}
      <div className="quest-tile__foot">
        <TaskIcons kinds={quest.taskKinds} />
        <p className="quest-tile__facts">{facts.join(' · ')}</p>
      </div>
      {quest.leftOut ? (
        <p className="quest-tile__facts">{leftOutInWords(quest.leftOut).join(' ')}</p>
      ) : null}
      {isLocked(quest) ? <Lock quest={quest} /> : null}
    </li>
  );
}

const JoinFirst = ({ server }: { server: { name: string } }) => (
  <span>
    Join <bdi translate="no">{server.name}</bdi> first
  </span>
);

const saysSpots = ({ rewards, capacity, taken }: QuestCard): boolean =>
  capacity !== null && rewards.some(({ left }) => left === capacity - (taken ?? 0));

/** Each kind of task once, with its count. */
function TaskIcons({ kinds }: { kinds: readonly string[] }) {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <ul className="quest-tile__tasks" aria-label="Tasks">
      {[...counts].map(([kind, count]) => {
        const { label, icon: Icon } = taskKindOf(kind);
        return (
          <li key={kind} title={label}>
            <Icon aria-hidden="true" />
            <span className="visually-hidden">{label}</span>
            {count === 1 ? null : <span>×{count}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const isLocked = ({ isOpen, state }: QuestCard) =>
  !isOpen && (state === 'NOT_STARTED' || state === 'IN_PROGRESS');

/** The unmet conditions; if meeting any one is enough, all conditions. */
function Lock({ quest: { conditions, match } }: { quest: QuestCard }) {
  const shown = match === MATCH_ANYONE ? conditions : unmetOf(conditions);
  if (shown.length === 0)
    return <p className="quest-tile__lock">You can’t take part in this quest.</p>;
  return (
    <div className="quest-tile__lock">
      <Conditions conditions={shown} match={match} />
    </div>
  );
}
