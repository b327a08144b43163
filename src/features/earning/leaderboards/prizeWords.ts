import { pointsInWords, tokenText } from '@/features/earning/claims/claimWords';
import { counted } from '@/shared/text/language';
import { labelIn } from '@/shared/text/labelIn';
import { inNumbers } from '@/shared/format/numbers';
import type { Gift, NextPrize, Prize, Progress } from './prizes';

/** Explains how members of one rank share prizes. */
export const PRIZE_TIES = 'Tied members evenly split the tokens and points for their ranks.';

/** One prize in words: "0.5 SOL", "100 points", "Champion role". */
export function giftText({ kind, token, amount, points, role, text }: Gift): string {
  if (kind === 'TOKEN' && token !== null && amount !== null)
    return tokenText(BigInt(amount), token);
  if (kind === 'POINTS' && points !== null) return pointsInWords(points);
  if (kind === 'ROLE') return role === null ? 'A role' : `${role} role`;
  return text === '' ? 'A prize' : text;
}

/** Ranks with the same prizes: "Rank 1", "Ranks 2–5". */
export const rangeText = ({ from, to }: Pick<Prize, 'from' | 'to'>): string =>
  from === to ? `Rank ${inNumbers(from)}` : `Ranks ${inNumbers(from)}–${inNumbers(to)}`;

export interface PrizeRange {
  from: number;
  to: number;
  gifts: Gift[];
}

/** Prizes by range of ranks, in order. */
export function rangesOf(prizes: readonly Prize[]): PrizeRange[] {
  const ranges: PrizeRange[] = [];
  for (const { from, to, ...gift } of prizes) {
    const same = ranges.find((range) => range.from === from && range.to === to);
    if (same) same.gifts.push(gift);
    else ranges.push({ from, to, gifts: [gift] });
  }
  return ranges;
}

/** Distance to the next prize: "120 points to rank 10". */
export const nextPrizeText = ({ rank, points }: NextPrize): string =>
  `${counted(points, 'point')} to rank ${inNumbers(rank)}`;

const states: Readonly<Record<string, string>> = {
  ON_ITS_WAY: 'On its way',
  PAID: 'Paid',
  NO_WALLET: 'Link a wallet to get it',
  NO_FUNDS: 'Waiting for the team to top up the server’s ledger wallet',
  BELOW_RENT: 'Your wallet is below Solana’s minimum balance. Add some SOL to receive this prize.',
  IN_REVIEW: 'Waiting for team approval',
  REJECTED: 'Rejected by the team',
  FAILED: 'Couldn’t be sent',
  GIVEN: 'Delivered',
  BY_TEAM: 'The server’s team will deliver it',
  NOT_GIVEN: 'Not delivered',
};

/** Delivery of a prize, in words. */
export const giftStateText = (state: string): string => labelIn(states, state);

/** Delivery of a season's prizes, in words: "3 winners: 2 done, 1 without a wallet." */
export function progressText({ winners, done, noWallet, noFunds }: Progress): string {
  if (winners === 0) return 'No one won a prize.';
  const parts = [
    done === winners ? 'all settled' : `${inNumbers(done)} settled`,
    ...(noWallet > 0 ? [`${inNumbers(noWallet)} without a wallet`] : []),
    ...(noFunds > 0 ? [`${inNumbers(noFunds)} waiting for funds`] : []),
  ];
  return `${counted(winners, 'winner')}: ${parts.join(', ')}.`;
}
