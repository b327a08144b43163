import { encodeBase58, isPublicKey } from '@/shared/solana/base58';

/** Text written into the transaction (memo program), public forever: the order's id and nothing personal. */
export const memoFor = (orderId: string): string => `castle:order:${orderId}`;

/**
 * The key by which a payment is found on-chain with empty storage (Solana Pay, "reference").
 *
 * The server's random key is used if it is valid. Otherwise the key is derived from the order's id; anyone can compute
 * that and attach it to another transaction, so a match must still be judged by receiver, amount and error (ADR
 * sign-then-send).
 *
 * @returns base58 of 32 bytes
 */
export async function referenceFor(order: { id: string; reference?: string | undefined }) {
  if (order.reference !== undefined && isPublicKey(order.reference)) return order.reference;
  const text = new TextEncoder().encode(`castlebots:order:v1:${order.id}`);
  return encodeBase58(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
