import { SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js';
import { isLimitCode, NODE_TROUBLE } from '@/shared/solana/rpcCodes';
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

/** What a node's error and the log of the programs mean, in a sentence (reliability C9). First match wins. */
const SENTENCES: [RegExp, string][] = [
  [
    /insufficient (lamports|funds)(?!.*rent)|custom program error: 0x1\b|"?Custom"?:\s?1\b/i,
    'The wallet does not hold enough SOL for the price and the network fee.',
  ],
  [
    /InsufficientFundsForRent|insufficient funds for rent/i,
    'The wallet would be left with less SOL than an account must hold. Leave a little more, or nothing.',
  ],
  [/InsufficientFundsForFee/i, 'The wallet does not hold enough SOL for the network fee.'],
  [
    /AccountNotFound|no record of a prior credit/i,
    'The wallet is empty on this network. Add SOL to it, or check that it is set to the right network.',
  ],
  [
    /BlockhashNotFound|blockhash not found/i,
    'The network did not recognise the time stamp of the payment. Try again.',
  ],
  [/AccountInUse|WouldExceed/i, 'The network is busy at this moment. Try again.'],
  [/InvalidAccountForFee/i, 'This wallet address cannot pay fees. Use an ordinary wallet address.'],
  [
    /ComputationalBudgetExceeded|exceeded CUs|ProgramFailedToComplete/i,
    'The payment needs more computing than it asked for. Try again.',
  ],
  [/SignatureFailure|signature verification/i, 'The signature of the wallet was not accepted.'],
];

/** A sentence for people; the node's own words only where we know none. */
export function problemText(raw: string): string {
  const known = SENTENCES.find(([pattern]) => pattern.test(raw));
  return known ? known[1] : `The network would refuse this payment: ${raw.slice(0, 200)}`;
}
