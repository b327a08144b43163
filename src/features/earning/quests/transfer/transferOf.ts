import { decodeBase58, encodeBase58 } from '@/shared/solana/base58';
import type { QuestTask } from '../quest';

/** Most a quest may ask for, in lamports: 0.1 SOL. */
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
 * The transfer a task asks for. Null where there is none, and where its account or amount isn’t exact or the amount is
 * above the limit: nothing is guessed about money.
 */
export function transferOf({
  kind,
  transfer,
  target,
}: Pick<QuestTask, 'kind' | 'transfer' | 'target'>): TransferAsk | null {
  if (kind !== 'ONCHAIN_TX' || transfer === null) return null;
  const { to, lamports } = transfer;
  // What the task shows as its account is what is paid.
  if (to !== target || !isExactAccount(to) || !LAMPORTS.test(lamports)) return null;
  const amount = BigInt(lamports);
  return amount > MOST_LAMPORTS ? null : { to, lamports: amount };
}
