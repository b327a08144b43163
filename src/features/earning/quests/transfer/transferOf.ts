import { decodeBase58, encodeBase58 } from '@/shared/solana/base58';
import type { QuestTask } from '../quest';

/** Maximum amount a quest may ask for, in lamports: 0.1 SOL. */
export const MOST_LAMPORTS = 100_000_000n;
const LAMPORTS = /^[1-9]\d{0,8}$/;

/** A transfer of SOL that a task asks for. */
export interface TransferAsk {
  /** Receiving account, base58. */
  to: string;
  lamports: bigint;
}

/** Whether the text is an account exactly as Solana writes it. */
function isExactAccount(text: string): boolean {
  const bytes = decodeBase58(text);
  return bytes?.length === 32 && encodeBase58(bytes) === text;
}

/**
 * The transfer a task asks for. Null if there is none, if its account or amount isn’t exact, or if the amount is above
 * the limit: money is never guessed.
 */
export function transferOf({
  kind,
  transfer,
  target,
}: Pick<QuestTask, 'kind' | 'transfer' | 'target'>): TransferAsk | null {
  if (kind !== 'ONCHAIN_TX' || transfer === null) return null;
  const { to, lamports } = transfer;
  // The recipient must be the account the task shows.
  if (to !== target || !isExactAccount(to) || !LAMPORTS.test(lamports)) return null;
  const amount = BigInt(lamports);
  return amount > MOST_LAMPORTS ? null : { to, lamports: amount };
}
