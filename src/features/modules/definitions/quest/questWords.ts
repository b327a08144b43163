import { LANGUAGE, counted } from '@/shared/text/language';
import type { Quest, QuestReward, Task } from './fields';

/**
 * A reward of a quest as members read it.
 *
 * @param symbol what the token is called, where it is known
 */
export function rewardInWords(
  { kind, points, token, other }: QuestReward,
  symbol = 'tokens',
): string {
  switch (kind) {
    case 'POINTS':
      return counted(points, 'point');
    case 'ROLE':
      return 'A role';
    case 'TOKEN':
      return `${token.amount} ${token.currency === 'SOL' ? 'SOL' : symbol}`;
    case 'NFT':
      return 'An NFT';
    case 'CODE':
      return 'A code';
    default:
      return other || 'Something else';
  }
}

/** Who gets the rewards of a quest. */
export function methodInWords({ method, winners }: Pick<Quest, 'method' | 'winners'>): string {
  const many = winners.toLocaleString(LANGUAGE);
  switch (method) {
    case 'FCFS':
      return `For the first ${many}.`;
    case 'RAFFLE':
      return `${many} are drawn by lot.`;
    case 'TOP':
      return `For the best ${many}.`;
    default:
      return 'For everyone who does it.';
  }
}

/** What an owner should know before a quest goes live; empty when there is nothing. */
export function questWarning({ method, winners, rewards, validation, tasks }: Quest): string {
  const isShort =
    method !== 'ALL' &&
    rewards.some(({ kind, codes }) => kind === 'CODE' && codes.length < winners);
  if (isShort) return 'There are fewer codes than winners.';
  return validation === 'AUTO' && tasks.some(isOnTrust)
    ? 'X doesn’t show who likes a post or listens to a Space: the bot takes a member’s word for it.'
    : '';
}

const isOnTrust = ({ kind, reactions }: Task): boolean =>
  kind === 'X_SPACE' || (kind === 'X_REACT' && reactions.includes('LIKE'));
