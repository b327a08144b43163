import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
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
      return other || 'Other reward';
  }
}

/** Who gets the rewards of a quest. */
export function methodInWords({ method, winners }: Pick<Quest, 'method' | 'winners'>): string {
  const many = winners.toLocaleString(LANGUAGE);
  switch (method) {
    case 'FCFS':
      return `For the first ${many} members.`;
    case 'RAFFLE':
      return `Raffle with ${many} winners.`;
    case 'TOP':
      return `For the top ${many} members.`;
    default:
      return 'For everyone who completes it.';
  }
}

/** What an owner should know before a quest goes live; empty when there is nothing. */
export function questWarning({ method, winners, rewards, validation, tasks }: Quest): string {
  const isShort =
    method !== 'ALL' &&
    rewards.some(({ kind, codes }) => kind === 'CODE' && codes.length < winners);
  if (isShort)
    return 'There are fewer codes than winners. Add codes or lower the number of winners.';
  return validation === 'AUTO' && tasks.some(isOnTrust)
    ? 'Likes and Spaces on X aren’t checked. The bot trusts members.'
    : '';
}

const isOnTrust = ({ kind, reactions }: Task): boolean =>
  kind === 'X_SPACE' || (kind === 'X_REACT' && reactions.includes('LIKE'));
