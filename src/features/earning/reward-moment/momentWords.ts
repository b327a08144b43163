import { labelIn } from '@/shared/text/labelIn';
import { listed } from '@/shared/text/listed';
import { amountText } from '@/shared/format/amounts';
import type { StateLook } from '@/shared/ui/stateLook';
import type { Delivery, Gain } from './delivery';
import { rewardInSentence } from './rewardInSentence';

/** Name of a reward, as exact as possible: "0.05 SOL", "Moat Monsters #12". */
export function nameOf({ amount, token, nft, label }: Delivery): string {
  if (nft !== null) return nft.name;
  return amount !== null && token !== null
    ? `${amountText(BigInt(amount), token.decimals)} ${token.symbol}`
    : label;
}

const WAITING: Readonly<Record<string, string>> = {
  APPROVAL: 'Waiting for team approval',
  SENDING: 'On its way',
  RESENDING: 'Sending again…',
  MANUAL: 'Waiting for the team to send it',
};

/** Status of a reward: look of its icon, and text. */
export function stateOf({ state, stage, kind }: Delivery): { look: StateLook; label: string } {
  if (state === 'DONE')
    return { look: 'on', label: kind === 'POINTS' ? 'Added to your points' : 'Delivered' };
  if (state === 'FAILED')
    return { look: 'attention', label: stage === 'REJECTED' ? 'Rejected by the team' : 'Failed' };
  return { look: 'scheduled', label: labelIn(WAITING, stage ?? 'SENDING') };
}

/** Outcome of a claim in one line. */
export function titleOf(deliveries: readonly Delivery[]): string {
  const failed = deliveries.filter(({ state }) => state === 'FAILED').length;
  if (failed > 0)
    return failed === deliveries.length
      ? 'Your reward wasn’t delivered'
      : 'Part of your reward wasn’t delivered';
  const waiting = deliveries.filter(({ state }) => state === 'WAITING');
  if (waiting.length === 0) return 'Reward claimed';
  const isIn = (...stages: string[]) =>
    waiting.some(({ stage }) => stage !== null && stages.includes(stage));
  if (isIn('APPROVAL')) return 'Reward claimed, waiting for team approval';
  return isIn('MANUAL') && !isIn('SENDING', 'RESENDING')
    ? 'Reward claimed, waiting for the team to send it'
    : 'Reward claimed, on its way';
}

/** A change of rank in words: "All-time rank 9 on Solana Keep, up from 12". Null without a change to show. */
export function rankInWords({ rank: { before, after } }: Gain, server: string): string | null {
  if (after === null) return null;
  const place = `All-time rank ${String(after)} on ${server}`;
  if (before === null) return `${place}, your first time on the leaderboard`;
  return after < before ? `${place}, up from ${String(before)}` : place;
}

/** "Level 4, up from 3"; null if the level is the same. */
export const levelInWords = ({ level: { before, after } }: Gain): string | null =>
  after !== null && after > (before ?? 0)
    ? `Level ${String(after)}${before === null ? '' : `, up from ${String(before)}`}`
    : null;

/** Screen reader announcement after a claim. */
export const spokenOf = (
  deliveries: readonly Delivery[],
  gain: Gain | null,
  server: string,
): string =>
  [
    deliveries.every(({ state }) => state === 'FAILED')
      ? titleOf(deliveries)
      : `You claimed ${listed(deliveries.map(spokenName))}`,
    gain === null ? null : rankInWords(gain, server),
    gain === null ? null : levelInWords(gain),
  ]
    .filter((part) => part !== null)
    .join('. ');

const spokenName = (delivery: Delivery): string =>
  delivery.nft === null && delivery.amount === null ? rewardInSentence(delivery) : nameOf(delivery);
