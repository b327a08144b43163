import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import { latestBlockhash, sendWire } from '../chain/queries';
import type { Chain } from '../chain/chain';
import type { OrderRow } from '../domains/orders/rows';
import { encodeBase58 } from '@/shared/solana/base58';

/** Number of blocks after which a transaction is confirmed. */
const CONFIRMED = 4;

/** An account with 10 SOL on a chain. */
export function newPayer(chain: Chain): Keypair {
  const key = Keypair.generate();
  chain.airdrop(key.publicKey.toBase58(), 10_000_000_000n);
  return key;
}

interface Payment {
  to: string;
  lamports: bigint;
  order: Pick<OrderRow, 'reference'>;
  from: Keypair;
  /** Payer of the fee; `from` by default. */
  feePayer?: Keypair;
}

/** Lands and confirms a payment with an order's reference. Resolves to its signature (base58). */
export async function pay(chain: Chain, { to, lamports, order, from, feePayer = from }: Payment) {
  const { blockhash } = await latestBlockhash(chain);
  const transfer = SystemProgram.transfer({
    fromPubkey: from.publicKey,
    toPubkey: new PublicKey(to),
    lamports,
  });
  const reference = new PublicKey(order.reference);
  transfer.keys.push({ pubkey: reference, isSigner: false, isWritable: false });
  const transaction = new Transaction({
    feePayer: feePayer.publicKey,
    blockhash,
    lastValidBlockHeight: 0,
  }).add(transfer);
  transaction.sign(...(feePayer === from ? [from] : [feePayer, from]));
  await sendWire(chain, transaction.serialize().toString('base64'));
  chain.advanceBlocks(CONFIRMED);
  return encodeBase58(transaction.signature ?? new Uint8Array());
}
