import { labelIn } from '@/shared/text/labelIn';
import { BadgeCheck, Coins, Gift, Image, Ticket, Trophy, type LucideIcon } from 'lucide-react';
import type { Reward } from './quest';
import { rewardNames } from './questWords';
import './quests.scss';

const icons = new Map<string, LucideIcon>([
  ['POINTS', Trophy],
  ['ROLE', BadgeCheck],
  ['TOKEN', Coins],
  ['NFT', Image],
  ['CODE', Ticket],
]);

/** Kinds whose label is a name, an amount or a code. */
const NAMED = new Set(['ROLE', 'TOKEN', 'NFT', 'CODE']);

/** Kinds whose label says what they are: "50 points", "0.1 SOL", "1 code". */
const SPEAKING = new Set(['POINTS', 'TOKEN', 'NFT', 'CODE']);

interface RewardListProps {
  rewards: readonly Reward[];
}

/** What a quest brings, side by side. */
export const RewardChips = ({ rewards }: RewardListProps) => (
  <RewardList rewards={rewards} look="quest-tags" />
);

/** The same in large figures: the reason to take up the quest. */
export const RewardFigures = ({ rewards }: RewardListProps) => (
  <RewardList rewards={rewards} look="quest-figures" />
);

interface LookProps extends RewardListProps {
  look: 'quest-tags' | 'quest-figures';
}

function RewardList({ rewards, look }: LookProps) {
  if (rewards.length === 0) return null;
  return (
    <ul className={look} aria-label="Rewards">
      {rewards.map(({ kind, label, left }) => {
        const Icon = icons.get(kind) ?? Gift;
        return (
          <li
            key={`${kind} ${label}`}
            className={look === 'quest-tags' ? 'quest-tag' : 'quest-figure'}
          >
            <Icon aria-hidden="true" />
            {SPEAKING.has(kind) ? null : (
              <span className="quest-tag__kind">{labelIn(rewardNames, kind)}</span>
            )}
            <span className="quest-reward">
              <bdi translate={NAMED.has(kind) ? 'no' : undefined}>{label}</bdi>
              {left === null ? null : (
                <span className="quest-reward__left">
                  {' '}
                  {left === 0 ? 'none left right now' : `${String(left)} left`}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
