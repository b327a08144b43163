import { ed25519 } from '@noble/curves/ed25519.js';
import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../db/hashed';

/**
 * Seed of the key of a server's ledger wallet (32 bytes), which the embedded back end holds as a real server
 * would. Anybody can work it out: nothing real may ever be sent there.
 */
export const ledgerSeed = (serverId: string): Uint8Array => randomOf(serverId, 'ledger').bytes(32);

/** The account a server pays its members from (base58). */
export const ledgerAddress = (serverId: string): string =>
  encodeBase58(ed25519.getPublicKey(ledgerSeed(serverId)));

/** Servers whose owners have funded a ledger wallet, with what is in it at first, lamports. */
export const fundedLedgers: Readonly<Record<string, bigint>> = {
  'srv-keep': 25_000_000_000n,
  'srv-hq': 5_000_000_000n,
};
