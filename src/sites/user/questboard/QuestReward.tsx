import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { RewardMoment } from '@/features/earning/reward-moment/RewardMoment';
import { cardTexts } from '@/features/earning/reward-moment/shareCard';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { boardPath, publicQuestPath, questPath } from '@/features/server/memberships/paths';
import { siteUrl } from '@/shared/config/siteUrl';
import type { Quest } from '@/features/earning/quests/quest';
import { useFirstQuestsQuery } from '@/features/earning/quests/board/boardApi';
import { RewardChips } from '@/features/earning/quests/Rewards';
import { CostText } from '@/features/earning/quests/CostText';
import { nextLabel, nextQuest } from '@/features/earning/quests/claim/nextQuest';

interface QuestRewardProps {
  quest: Quest;
  /** The server's time, ms since 1970. */
  now: number;
  isFresh: boolean;
  onClose: () => void;
}

/** The full reward of a quest's last claim: rewards, destination, changes, and the next step. */
export default function QuestReward({ quest, now, isFresh, onClose }: QuestRewardProps) {
  const { username } = useSelector(selectViewer);
  const { deliveries, gain, server, title, slug } = quest;
  const texts = cardTexts({
    deliveries,
    source: `for “${title}”`,
    server: server.name,
    member: username,
  });
  const url = siteUrl('user', window.location, publicQuestPath(server.slug, slug));
  return (
    <RewardMoment
      deliveries={deliveries}
      gain={gain}
      server={server.name}
      source={title}
      isFresh={isFresh}
      share={texts.rewards.length === 0 ? null : { texts, url }}
      onClose={onClose}
    >
      <NextQuest board={server.slug} after={slug} now={now} />
    </RewardMoment>
  );
}

/** Enough to leave out the completed quest. */
const CANDIDATES = 5;

interface NextQuestProps {
  /** Slug of the server. */
  board: string;
  /** Slug of the completed quest. */
  after: string;
  now: number;
}

function NextQuest({ board, after, now }: NextQuestProps) {
  const { data, isError } = useFirstQuestsQuery({
    slug: board,
    state: 'DOABLE',
    limit: CANDIDATES,
  });
  if (!data && !isError)
    return (
      <div role="status" aria-label="Loading the next quest" className="skeleton reward-next">
        <span className="skeleton__input" />
      </div>
    );
  const next = nextQuest(data?.quests ?? [], after, now);
  if (next === null)
    return (
      <div className="reward-next">
        <Link className="btn btn-primary" to={boardPath(board)}>
          View all quests
        </Link>
      </div>
    );
  return (
    <div className="reward-next">
      <div className="reward-next__quest">
        <p>
          <small>Next quest</small>
          <br />
          <strong>
            <bdi>{next.title}</bdi>
          </strong>
          <CostText quest={next} />
        </p>
        <RewardChips rewards={next.rewards} />
      </div>
      <Link className="btn btn-primary" to={questPath(board, next.slug)}>
        {nextLabel(next)}
      </Link>
    </div>
  );
}
