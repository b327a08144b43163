/** Errors and logs as Solana's nodes and programs write them (https://docs.rs/solana-transaction-error). */
const RAW =
  /InstructionError|ing Instruction|simulation failed|program error|Program (?:log|data|\w{32})|InsufficientFundsFor|BlockhashNotFound|"Custom"/;

/** A server's words for people. A raw error of the chain in them is replaced by a sentence. */
export const plainChainText = (text: string): string =>
  RAW.test(text) ? 'The Solana network rejected the transaction.' : text;
