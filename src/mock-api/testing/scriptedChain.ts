import type { Chain, LandedTransaction } from '../chain/chain';
import { encodeBase58 } from '@/shared/solana/base58';

/** A chain whose landed transfers are set by the test. */
export interface ScriptedChain extends Chain {
  /** Lands a transfer to `to`; the signature is random unless given. */
  land(transfer: {
    to: string;
    lamports: bigint;
    reference?: string;
    memo?: string;
    err?: unknown;
    signature?: string;
  }): LandedTransaction;
}

const random = (length: number) => encodeBase58(crypto.getRandomValues(new Uint8Array(length)));

export function scriptedChain(): ScriptedChain {
  const landed: LandedTransaction[] = [];
  const payer = random(32);
  return {
    land({ to, lamports, reference, memo, err = null, signature = random(64) }) {
      const moved = err === null ? lamports : 0n;
      const others = reference === undefined ? [] : [reference];
      const transaction: LandedTransaction = {
        signature,
        slot: landed.length + 1,
        blockTime: 0,
        err,
        feePayer: payer,
        accountKeys: [payer, to, ...others],
        memos: memo === undefined ? [] : [memo],
        preBalances: [100_000_000_000n, 0n, ...others.map(() => 0n)],
        postBalances: [100_000_000_000n - moved, moved, ...others.map(() => 0n)],
        fee: 5000n,
      };
      landed.push(transaction);
      return transaction;
    },
    transaction: (signature) => landed.find((row) => row.signature === signature) ?? null,
    transactionsFor: (address) => landed.filter((row) => row.accountKeys.includes(address)),
    handleRpc: () =>
      Promise.resolve({ status: 200, body: { jsonrpc: '2.0', id: 1, result: null } }),
    airdrop: () => {},
    balance: () => 0n,
    giveTokens: () => {},
    tokenBalance: () => null,
    advanceBlocks: () => {},
    setFault: () => {},
    clearFaults: () => {},
    requestLog: () => [],
    snapshot: () => null,
  };
}
