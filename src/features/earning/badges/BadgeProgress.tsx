import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { BadgeArt } from './BadgeArt';
import type { ServerBadge } from './memberBadges';

const nouns: Readonly<Record<string, string>> = {
  QUESTS: 'quest',
  POINTS: 'point',
  STREAK: 'day',
  MEMBER: 'day',
};

/** A member's progress in words: "7 of 10 quests", "Level 3 of 5". */
export function progressText(kind: string, { have, need }: { have: number; need: number }): string {
  const noun = nouns[kind];
  if (noun !== undefined) return `${inNumbers(have)} of ${counted(need, noun)}`;
  return kind === 'LEVEL' ? `Level ${inNumbers(have)} of ${inNumbers(need)}` : '';
}

/** A badge of a server: earned, or with the member's progress. */
export function BadgeItem({ badge }: { badge: ServerBadge }) {
  const { name, art, tone, description, isEarned, earnedAt, kind, progress, earned } = badge;
  const text = progress === null ? '' : progressText(kind, progress);
  return (
    <li className="panel badge-item" aria-label={name}>
      <BadgeArt art={art} tone={tone} size={64} isLocked={!isEarned} />
      <div className="badge-item__text">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p>
          <bdi>{description}</bdi>
        </p>
        {isEarned ? (
          <small>
            {earnedAt === null ? (
              'Earned'
            ) : (
              <>
                Earned <TimeAgo at={earnedAt} />
              </>
            )}
            {earned === null || earned <= 1 ? null : ` · ${counted(earned, 'member')} have it`}
          </small>
        ) : progress !== null && text !== '' ? (
          <>
            <progress value={progress.have} max={progress.need} aria-label={`Progress: ${name}`} />
            <small>{text}</small>
          </>
        ) : (
          <small>Not earned yet</small>
        )}
      </div>
    </li>
  );
}
