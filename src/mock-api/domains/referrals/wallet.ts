import { ed25519 } from '@noble/curves/ed25519.js';
import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../../store/hashed';

/** Seed of the key of the wallet that pays ambassadors. It is public: never send real funds there. */
export const ambassadorSeed = (): Uint8Array => randomOf('platform', 'ambassadors').bytes(32);

/** The account that pays ambassadors (base58). */
export const ambassadorWallet = encodeBase58(ed25519.getPublicKey(ambassadorSeed()));

/** Its initial balance, lamports. */
export const AMBASSADOR_FLOAT = 30_000_000_000n;
