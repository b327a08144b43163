import * as z from 'zod/mini';
import { orElse } from '@/shared/api/fields';

/** Errors and logs as Solana's nodes and programs write them (https://docs.rs/solana-transaction-error). */
const RAW =
  /InstructionError|ing Instruction|simulation failed|program error|Program (?:log|data|\w{32})|InsufficientFundsFor|BlockhashNotFound|"Custom"/;

/** A server's words for people. A raw error of the chain in them is replaced by a sentence. */
export const plainChainText = (text: string): string =>
  RAW.test(text) ? 'The Solana network rejected the transaction.' : text;

/** A server's words about a transaction. */
export const chainText = z.pipe(z.string(), z.transform(plainChainText));

/** The same, or null where there are none that can be read. */
export const chainTextOrNull = orElse(z.nullable(chainText), null);
