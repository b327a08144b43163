import { SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js';
import { isLimitCode, NODE_TROUBLE } from '@/shared/solana/rpcCodes';
import { chainErrorText } from '../chainErrors';
import { ChainError } from '../ports';

/** What a failed call means. Only 'refused' is an answer; the others ask for another node. */
export function chainErrorOf(error: unknown): ChainError {
  if (error instanceof ChainError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SendTransactionError) return new ChainError('refused', problemText(message));
  if (error instanceof SolanaJSONRPCError && typeof error.code === 'number') {
    if (isLimitCode(error.code)) return new ChainError('rate-limited', message);
    return new ChainError(NODE_TROUBLE.has(error.code) ? 'unreachable' : 'refused', message);
  }
  return new ChainError(/\b429\b/.test(message) ? 'rate-limited' : 'unreachable', message);
}

/** What a node answers to a call of web3.js. Rejects with a ChainError, however the node or the way to it failed. */
export async function answerOf<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw chainErrorOf(error);
  }
}

/** Whether a node refused bytes only because it has them already: for us, that is success. */
export const isAlreadyProcessed = (error: unknown): boolean =>
  error instanceof Error && /already been processed|AlreadyProcessed/i.test(error.message);

/** What would go wrong with a payment, in a sentence. A node's own words are for no reader (reliability C9). */
export const problemText = (raw: string): string =>
  chainErrorText(raw) ?? 'The network would reject this payment. Try again or contact support.';
