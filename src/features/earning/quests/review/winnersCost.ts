import { inNumbers } from '@/shared/format/numbers';
import { formatSol } from '@/shared/money/lamports';
import { counted } from '@/shared/text/language';
import type { QuestWinners } from './submission';

/** What so many winners cost, line by line: exact to the lamport where it is SOL. */
export function winnersCost(
  { rewards, lamportsEach }: Pick<QuestWinners, 'rewards' | 'lamportsEach'>,
  winners: number,
): string[] {
  const times = `${inNumbers(winners)} ×`;
  const sol = lamportsEach === null ? 0n : BigInt(lamportsEach) * BigInt(winners);
  const lines = rewards.map(({ label, isGuaranteed }) =>
    isGuaranteed ? `${times} ${label}` : `${times} ${label}, which your team hands over`,
  );
  return sol === 0n
    ? lines
    : [...lines, `In all ${formatSol(sol)} SOL from the server’s ledger wallet, plus network fees`];
}

/** What stands in the way of choosing, in words; null where nothing does. */
export function whyNotYet({ isEnded, waiting, places }: QuestWinners): string | null {
  if (!isEnded) return 'You choose the winners here once the quest has ended.';
  if (waiting > 0)
    return `${counted(waiting, 'submission')} still ${waiting === 1 ? 'waits' : 'wait'} for a review. Decide on all of them first.`;
  return places === 0 ? 'No submission was approved, so there is no one to choose.' : null;
}
