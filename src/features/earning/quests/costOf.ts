import { formatSol } from '@/shared/money/lamports';
import type { QuestCard } from './quest';

/** "Costs 0.02 SOL"; null where its tasks send no SOL, and where the server doesn't say. */
export const costOf = (
  { costLamports }: Pick<QuestCard, 'costLamports'>,
  verb = 'Costs',
): string | null =>
  costLamports === null || BigInt(costLamports) === 0n
    ? null
    : `${verb} ${formatSol(BigInt(costLamports))} SOL`;
