import * as z from 'zod/mini';
import type { Chain } from './chain';

/** What the embedded back end asks of its node, over the same JSON-RPC and with the same faults as anybody. */
async function ask<T>(chain: Chain, method: string, params: unknown[], schema: z.ZodMiniType<T>) {
  const answer = await chain.handleRpc({ jsonrpc: '2.0', id: 1, method, params });
  if (answer.drop === true) throw new Error(`${method}: no answer`);
  return z.object({ result: schema }).parse(answer.body).result;
}

const commitment = (level: 'confirmed' | 'finalized') => ({ commitment: level });

const blockhashSchema = z.object({
  value: z.object({ blockhash: z.string(), lastValidBlockHeight: z.number() }),
});

/** Each throws when the node refuses, or does not answer. */
export const latestBlockhash = async (chain: Chain) =>
  (await ask(chain, 'getLatestBlockhash', [commitment('confirmed')], blockhashSchema)).value;

const finalizedHeight = (chain: Chain) =>
  ask(chain, 'getBlockHeight', [commitment('finalized')], z.number());

/** Sending the same bytes (base64) again is harmless. */
export const sendWire = (chain: Chain, wire: string) =>
  ask(
    chain,
    'sendTransaction',
    [wire, { encoding: 'base64', preflightCommitment: 'confirmed' }],
    z.string(),
  );

/** A transfer that was signed, and the last block it may land in. */
interface Signed {
  signature: string | null;
  lastValidBlockHeight: number;
}

/** Whether it has failed, or is not on the chain and can no longer get there: another may be signed. */
export async function isDead(chain: Chain, { signature, lastValidBlockHeight }: Signed) {
  // In this order: what landed before that height is known by now.
  const height = await finalizedHeight(chain);
  const landed = chain.transaction(signature ?? '');
  return landed ? landed.err !== null : height > lastValidBlockHeight;
}
