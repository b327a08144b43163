import { decodeBase58, encodeBase58 } from '@/shared/solana/base58';
import type { ChainClock, LandedTransaction } from './chain';

/** A blockhash is good for so many blocks (https://solana.com/docs/core/transactions). */
const BLOCKHASH_LIFE = 150;
/** Blocks after which a transaction is final. The real network takes about twice as many. */
const FINALIZED_AFTER = 16;
/** Heights begin here, so that none is ever negative. */
const FIRST_HEIGHT = 1_000;
const SEED_BYTES = 24;

export type Commitment = 'processed' | 'confirmed' | 'finalized';

export interface LedgerEntry {
  landed: LandedTransaction;
  /** Base64 of the transaction as it was sent; null for an airdrop, which was none. */
  wire: string | null;
  logs: string[];
  unitsConsumed: number;
}

/** JSON-safe but for bigints, which the snapshot's codec knows. */
export interface LedgerState {
  genesis: number;
  advanced: number;
  /** Base58; tells this chain's blockhashes from another's. */
  seed: string;
  entries: LedgerEntry[];
}

export interface LedgerOptions {
  clock: ChainClock;
  blockTimeMs: number;
  confirmAfterBlocks: number;
  state?: LedgerState | undefined;
  /** When its first block was, ms; now unless something landed before. */
  genesis?: number | undefined;
}

export type Ledger = ReturnType<typeof createLedger>;

/** Blocks, blockhashes, and what has landed in which block. Blocks come with time, or are advanced. */
export function createLedger(options: LedgerOptions) {
  const { clock, blockTimeMs, confirmAfterBlocks, state } = options;
  const genesis = state?.genesis ?? options.genesis ?? clock.now();
  const seed = state?.seed ?? encodeBase58(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  const entries = [...(state?.entries ?? [])];
  let advanced = state?.advanced ?? 0;

  const tip = () =>
    FIRST_HEIGHT + advanced + Math.max(0, Math.floor((clock.now() - genesis) / blockTimeMs));
  const lag: Record<Commitment, number> = {
    processed: 0,
    confirmed: confirmAfterBlocks,
    finalized: FINALIZED_AFTER,
  };
  const height = (commitment: Commitment = 'processed') => tip() - lag[commitment];
  const find = (signature: string) =>
    entries.find(({ landed }) => landed.signature === signature) ?? null;

  return {
    height,
    /** The block of a time, ms, before any was advanced. */
    heightAt: (at: number) => FIRST_HEIGHT + Math.floor((at - genesis) / blockTimeMs),
    advance: (blocks: number) => {
      advanced += blocks;
    },
    /** The blockhash of a block, with the last height at which it is good. */
    blockhashAt: (block: number) => ({
      blockhash: writeBlockhash(seed, block),
      lastValidBlockHeight: block + BLOCKHASH_LIFE,
    }),
    isBlockhashValid(blockhash: string): boolean {
      const block = readBlockhash(seed, blockhash);
      return block !== null && block <= tip() && tip() <= block + BLOCKHASH_LIFE;
    },
    record: (entry: LedgerEntry) => void entries.push(entry),
    find,
    /** How far along a landed transaction is. */
    commitmentOf({ landed }: LedgerEntry): Commitment {
      if (landed.slot <= height('finalized')) return 'finalized';
      return landed.slot <= height('confirmed') ? 'confirmed' : 'processed';
    },
    /** Confirmed entries that name the account, newest first. */
    confirmedFor: (address: string) =>
      entries
        .filter(
          ({ landed }) =>
            landed.slot <= height('confirmed') && landed.accountKeys.includes(address),
        )
        .toReversed(),
    entries: (): readonly LedgerEntry[] => entries,
    state: (): LedgerState => ({ genesis, advanced, seed, entries: [...entries] }),
  };
}

/** 24 bytes that name the chain, 8 that name the block: nothing has to be remembered. */
function writeBlockhash(seed: string, block: number): string {
  const bytes = new Uint8Array(32);
  bytes.set((decodeBase58(seed) ?? new Uint8Array()).subarray(0, SEED_BYTES));
  new DataView(bytes.buffer).setBigUint64(SEED_BYTES, BigInt(block));
  return encodeBase58(bytes);
}

function readBlockhash(seed: string, blockhash: string): number | null {
  const bytes = decodeBase58(blockhash);
  if (bytes?.length !== 32) return null;
  const block = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(SEED_BYTES));
  return writeBlockhash(seed, block) === blockhash ? block : null;
}
