import { ed25519 } from '@noble/curves/ed25519.js';
import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../../store/hashed';
import { tokens } from '../market/market';

/**
 * Seed of the key of a server's ledger wallet (32 bytes), which the embedded back end holds as a real server
 * would. Anybody can work it out: nothing real may ever be sent there.
 */
export const ledgerSeed = (serverId: string): Uint8Array => randomOf(serverId, 'ledger').bytes(32);

/** Derived addresses by server: most calls about rewards ask for one, and deriving it costs more than their answer. */
const addresses = new Map<string, string>();

/** The account a server pays its members from (base58). */
export function ledgerAddress(serverId: string): string {
  const address =
    addresses.get(serverId) ?? encodeBase58(ed25519.getPublicKey(ledgerSeed(serverId)));
  addresses.set(serverId, address);
  return address;
}

/** Servers whose owners have funded a ledger wallet, with what they have put into it, lamports. */
export const fundedLedgers: Readonly<Record<string, bigint>> = {
  'srv-keep': 25_000_000_000n,
  'srv-hq': 5_000_000_000n,
};

/** Into how many deposits that came. */
export const DEPOSITS = 5;

/** Tokens their owners have put there besides, in base units. */
const fundedTokens: Readonly<Record<string, Readonly<Record<string, bigint>>>> = {
  'srv-keep': { KEEP: 40_000_000_000n },
  'srv-hq': { KEEP: 5_000_000_000n, USDC: 250_000_000n },
};

/** The tokens in a server's ledger wallet at first. */
export const tokensIn = (serverId: string) =>
  tokens.flatMap(({ mint, symbol, decimals }) => {
    const amount = fundedTokens[serverId]?.[symbol ?? ''];
    return amount === undefined || typeof decimals !== 'number' ? [] : [{ mint, decimals, amount }];
  });

/** Mints of the tokens a server can pay in, beside SOL. */
export const heldTokens = (serverId: string): string[] =>
  tokensIn(serverId).map(({ mint }) => mint);
