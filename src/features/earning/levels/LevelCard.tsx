import { levelFacts } from '@/features/earning/how-it-works/facts';
import { HowItWorks } from '@/features/earning/how-it-works/HowItWorks';
import { RoleDot } from '@/features/server/discord/RoleNames';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import type { LevelReward, Levels } from './level';
import './levels.scss';
import { useMyLevelsQuery } from './levelsApi';

/** Number of levels ahead that are shown. */
const SHOWN = 3;

/** A member's level on a server, the progress to the next one, and the rewards of levels. */
export default function LevelCard({ slug }: { slug: string }) {
  const { currentData, error, isFetching, refetch } = useMyLevelsQuery(slug, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load your level.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading your level" count={2} />
    );
  const { isOn, level, xp, rewards, leftOut } = currentData;
  // Without levels now or earlier, the card is empty.
  if (!isOn && (xp ?? 0) === 0) return null;
  const reached = rewards.filter((reward) => reward.isReached);
  const next = rewards.filter((reward) => !reward.isReached).slice(0, SHOWN);
  return (
    <section className="level-card" aria-labelledby="level-card">
      <h2 id="level-card">{titleOf(level)}</h2>
      <LeftOutNote leftOut={leftOut} />
      <Way levels={currentData} />
      <p className="level-card__source">
        Chatting on the server earns XP. Quests and holding don’t: they earn points.
      </p>
      {isOn ? null : <p className="fine-print">Levels are off on this server.</p>}
      <Rewards title="Upcoming level rewards" rewards={next} xp={xp} />
      <HowItWorks summary="How levels and XP work" facts={levelFacts} />
      <Rewards title="Unlocked level rewards" rewards={reached.toReversed()} xp={null} />
    </section>
  );
}

const titleOf = (level: number | null): string =>
  level === 0 ? 'No level yet' : `Level ${level === null ? 'unknown' : inNumbers(level)}`;

function Way({ levels: { level, xp, from, next } }: { levels: Levels }) {
  if (level === null || xp === null) return null;
  if (next === null || next <= xp)
    return <p>{inNumbers(xp)} XP. You’ve reached the highest level.</p>;
  const start = Math.min(from ?? 0, xp);
  return (
    <div className="level-way">
      <progress
        value={xp - start}
        max={next - start}
        aria-label={`Progress to level ${inNumbers(level + 1)}`}
      />
      <p>
        {inNumbers(xp)} of {inNumbers(next)} XP · {inNumbers(Math.ceil(next - xp))} XP to level{' '}
        {inNumbers(level + 1)}
      </p>
    </div>
  );
}

interface RewardsProps {
  title: string;
  rewards: readonly LevelReward[];
  /** The member's XP, for the missing amount; null for levels that were reached. */
  xp: number | null;
}

function Rewards({ title, rewards, xp }: RewardsProps) {
  if (rewards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="level-rewards">
        {rewards.map((reward) => (
          <li key={reward.level}>
            <strong>Level {inNumbers(reward.level)}</strong>
            <span className="level-rewards__what">
              {reward.roles.map((role) => (
                <span key={role.id} className="level-rewards__role">
                  <RoleDot role={role} />
                  <bdi translate="no">{role.name}</bdi>
                </span>
              ))}
              {reward.points > 0 ? <span>{counted(reward.points, 'point')}</span> : null}
            </span>
            {xp === null || reward.xp === null || reward.xp <= xp ? null : (
              <small>{inNumbers(Math.ceil(reward.xp - xp))} XP to go</small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
