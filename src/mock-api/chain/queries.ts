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

const describedSchema = z.object({
  blockTime: z.number(),
  transaction: z.object({
    message: z.object({
      accountKeys: z.array(z.string()),
      header: z.object({ numRequiredSignatures: z.number() }),
      instructions: z.array(z.object({ programIdIndex: z.number() })),
    }),
  }),
  meta: z.object({
    err: z.unknown(),
    preBalances: z.array(z.number()),
    postBalances: z.array(z.number()),
  }),
});

/** What a transaction did, as far as it matters to who asks whether it was done. */
export interface Landed {
  /** ms since 1970. */
  at: number;
  hasFailed: boolean;
  signers: string[];
  programs: string[];
  /** Accounts that hold more SOL than before, with the lamports they got. */
  received: ReadonlyMap<string, bigint>;
}

/** A transaction on the chain; null while it is not there, or not as far as is asked for. */
export async function landedOf(
  chain: Chain,
  signature: string,
  level: 'confirmed' | 'finalized',
): Promise<Landed | null> {
  const found = await ask(
    chain,
    'getTransaction',
    [signature, { ...commitment(level), maxSupportedTransactionVersion: 0 }],
    z.nullable(describedSchema),
  );
  if (found === null) return null;
  const { accountKeys, header, instructions } = found.transaction.message;
  const { err, preBalances, postBalances } = found.meta;
  return {
    at: found.blockTime * 1000,
    hasFailed: err !== null,
    signers: accountKeys.slice(0, header.numRequiredSignatures),
    programs: instructions.map(({ programIdIndex }) => accountKeys[programIdIndex] ?? ''),
    received: new Map(
      accountKeys.flatMap((account, index) => {
        const lamports = BigInt(postBalances[index] ?? 0) - BigInt(preBalances[index] ?? 0);
        return lamports > 0n ? [[account, lamports] as const] : [];
      }),
    ),
  };
}

const listedSchema = z.array(z.object({ signature: z.string(), blockTime: z.number() }));

/** Final transactions that name an account, the newest first, with their times in ms since 1970. */
export const signaturesFor = async (chain: Chain, address: string, limit = 1000) =>
  (
    await ask(
      chain,
      'getSignaturesForAddress',
      [address, { ...commitment('finalized'), limit }],
      listedSchema,
    )
  ).map(({ signature, blockTime }) => ({ signature, at: blockTime * 1000 }));

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

/** Lamports of an account. */
export const balanceOf = async (chain: Chain, address: string): Promise<bigint> =>
  BigInt(
    (
      await ask(
        chain,
        'getBalance',
        [address, commitment('confirmed')],
        z.object({ value: z.int() }),
      )
    ).value,
  );

/** Accounts of one request (Solana's limit). */
const ACCOUNTS = 100;

/** Lamports of many accounts; of one that does not exist 0. */
export async function balancesOf(
  chain: Chain,
  addresses: readonly string[],
): Promise<Map<string, bigint>> {
  const balances = new Map<string, bigint>();
  for (let from = 0; from < addresses.length; from += ACCOUNTS) {
    const some = addresses.slice(from, from + ACCOUNTS);
    const { value } = await ask(
      chain,
      'getMultipleAccounts',
      [some, commitment('confirmed')],
      z.object({ value: z.array(z.nullable(z.object({ lamports: z.int() }))) }),
    );
    for (const [index, address] of some.entries())
      balances.set(address, BigInt(value[index]?.lamports ?? 0));
  }
  return balances;
}
