import { counted } from '@/shared/text/counted';
import type { Values } from '../../fields/field';
import { itemsAt, numberAt, textAt, textsAt } from '../../engine/read';
import { valuesAt } from '../../engine/valuesAt';

/**
 * A reward of a quest as members read it.
 *
 * @param symbol what the token is called, where it is known
 */
export function rewardInWords(reward: Values, symbol = 'tokens'): string {
  switch (textAt(reward, 'kind')) {
    case 'POINTS':
      return counted(numberAt(reward, 'points'), 'point');
    case 'ROLE':
      return 'A role';
    case 'TOKEN': {
      const token = valuesAt(reward, 'token');
      return `${textAt(token, 'amount')} ${textAt(token, 'currency') === 'SOL' ? 'SOL' : symbol}`;
    }
    case 'NFT':
      return 'An NFT';
    case 'CODE':
      return 'A code';
    default:
      return textAt(reward, 'other') || 'Something else';
  }
}

/** Who gets the rewards of a quest. */
export function methodInWords(values: Values): string {
  const winners = numberAt(values, 'winners').toLocaleString('en');
  switch (textAt(values, 'method')) {
    case 'FCFS':
      return `For the first ${winners}.`;
    case 'RAFFLE':
      return `${winners} are drawn by lot.`;
    case 'TOP':
      return `For the best ${winners}.`;
    default:
      return 'For everybody who does it.';
  }
}

/** What an owner should know before a quest goes live; empty when there is nothing. */
export function questWarning(values: Values): string {
  const winners = textAt(values, 'method') === 'ALL' ? null : numberAt(values, 'winners');
  const isShort = itemsAt(values, 'rewards').some(
    (reward) =>
      textAt(reward, 'kind') === 'CODE' && textsAt(reward, 'codes').length < (winners ?? 0),
  );
  if (isShort) return 'There are fewer codes than winners.';
  const isTrusting =
    textAt(values, 'validation') === 'AUTO' && itemsAt(values, 'tasks').some(isOnTrust);
  return isTrusting
    ? 'X does not show who likes a post or listens to a Space: the bot takes a member’s word for it.'
    : '';
}

const isOnTrust = (task: Values): boolean =>
  task['kind'] === 'X_SPACE' ||
  (task['kind'] === 'X_REACT' && textsAt(task, 'reactions').includes('LIKE'));
