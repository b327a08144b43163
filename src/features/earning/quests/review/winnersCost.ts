import { amountText } from '@/shared/format/amounts';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import type { QuestWinners } from './submission';

const SOL_DECIMALS = 9;

/** The cost of a number of winners, line by line: exact to the lamport for SOL. */
export function winnersCost(
  { rewards, lamportsEach }: Pick<QuestWinners, 'rewards' | 'lamportsEach'>,
  winners: number,
): string[] {
  const times = `${inNumbers(winners)} ×`;
  const sol = lamportsEach === null ? 0n : BigInt(lamportsEach) * BigInt(winners);
  const lines = rewards.map(({ label, isGuaranteed }) =>
    isGuaranteed ? `${times} ${label}` : `${times} ${label} (sent by your team)`,
  );
  return sol === 0n
    ? lines
    : [
        ...lines,
        `Total: ${amountText(sol, SOL_DECIMALS)} SOL from the server’s ledger wallet, plus network fees`,
      ];
}

/** Why winners can't be chosen yet, in words; null if they can. */
export function whyNotYet({ isEnded, waiting, places }: QuestWinners): string | null {
  if (!isEnded) return 'You can choose the winners once the quest ends.';
  if (waiting > 0)
    return `Review ${counted(waiting, 'more submission')} before you choose the winners.`;
  return places === 0 ? 'No submissions were approved, so there are no winners to choose.' : null;
}
