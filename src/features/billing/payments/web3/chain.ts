import { type Connection, PublicKey, VersionedTransaction } from '@solana/web3.js';
import type { ChainPort, ChainReads, Simulation } from '../ports';
import { answerOf, chainErrorOf, isAlreadyProcessed, problemText } from './errors';
import { outcomeOf } from './outcome';
import type { RpcPool } from './rpcPool';

/** How many transactions on a reference are fetched. */
const REFERENCE_LIMIT = 20;
const FALLBACK_FEE = 5_000n;

/** The chain through one or more RPC nodes. With web3.js; nothing outside this folder touches that. */
export function createWeb3Chain(pool: RpcPool): ChainPort {
  const { ask } = pool;
  const anyNode: ChainReads = {
    blockHeight: (commitment) => ask((node) => readsOf(node).blockHeight(commitment)),
    statuses: (signatures, options) => ask((node) => readsOf(node).statuses(signatures, options)),
    signaturesFor: (reference) => ask((node) => readsOf(node).signaturesFor(reference)),
    transaction: (signature) => ask((node) => readsOf(node).transaction(signature)),
  };
  return {
    ...anyNode,
    onOneNode: (work) => ask((node) => work(readsOf(node))),
    latestBlockhash: () => ask((node) => answerOf(node.getLatestBlockhash('confirmed'))),
    balance: (address) =>
      ask(async (node) =>
        BigInt(await answerOf(node.getBalance(new PublicKey(address), 'confirmed'))),
      ),
    rentMinimum: () =>
      ask(async (node) => BigInt(await answerOf(node.getMinimumBalanceForRentExemption(0)))),
    genesisHash: () => ask((node) => answerOf(node.getGenesisHash())),
    feeFor: (bytes) =>
      ask(async (node) => {
        const { message } = VersionedTransaction.deserialize(bytes);
        const { value } = await answerOf(node.getFeeForMessage(message, 'confirmed'));
        return value === null ? FALLBACK_FEE : BigInt(value);
      }),
    simulate: (bytes) => ask((node) => simulate(node, bytes)),
    send: (bytes) => ask((node) => send(node, bytes)),
  };
}

const readsOf = (node: Connection): ChainReads => ({
  blockHeight: (commitment) => answerOf(node.getBlockHeight(commitment)),
  async statuses(signatures, { history }) {
    const { value } = await answerOf(
      node.getSignatureStatuses(signatures, {
        searchTransactionHistory: history,
      }),
    );
    return value.map((status) =>
      status
        ? {
            // Old nodes leave the level out; fewer confirmations than 'rooted' then prove nothing.
            confirmation:
              status.confirmationStatus ??
              (status.confirmations === null ? 'finalized' : 'processed'),
            err: status.err === null ? null : JSON.stringify(status.err),
          }
        : null,
    );
  },
  async signaturesFor(reference) {
    const found = await answerOf(
      node.getSignaturesForAddress(
        new PublicKey(reference),
        { limit: REFERENCE_LIMIT },
        'confirmed',
      ),
    );
    return found.map(({ signature }) => signature);
  },
  async transaction(signature) {
    const response = await answerOf(
      node.getTransaction(signature, {
        commitment: 'confirmed',
        maxSupportedTransactionVersion: 0,
      }),
    );
    return response ? outcomeOf(signature, response) : null;
  },
});

async function simulate(node: Connection, bytes: Uint8Array): Promise<Simulation> {
  const { value } = await answerOf(
    node.simulateTransaction(VersionedTransaction.deserialize(bytes), {
      commitment: 'confirmed',
      replaceRecentBlockhash: true,
      sigVerify: false,
    }),
  );
  const unitsConsumed = value.unitsConsumed ?? null;
  if (value.err === null) return { problem: null, unitsConsumed };
  const raw = [JSON.stringify(value.err), ...(value.logs ?? [])].join(' ');
  return { problem: problemText(raw), unitsConsumed };
}

/** Preflight stays on, at the commitment of the blockhash; repeating is our own business. */
async function send(node: Connection, bytes: Uint8Array): Promise<void> {
  try {
    await node.sendRawTransaction(bytes, {
      skipPreflight: false,
      preflightCommitment: 'confirmed',
      maxRetries: 0,
    });
  } catch (error) {
    if (!isAlreadyProcessed(error)) throw chainErrorOf(error);
  }
}
