import { Connection } from '@solana/web3.js';
import { REQUEST_TIMEOUT, type NodePool, type SolanaNode } from '@/shared/solana/nodePool';
import { tellIfBug } from '../bugs';
import { type BugPort, ChainError } from '../ports';
import { chainErrorOf } from './errors';

export interface RpcPool {
  /**
   * Runs the work on the first node that answers. Throws a ChainError if none does, or one refuses. The work sends its
   * requests through `answerOf`: any other exception is a mistake, which is reported, and counts as no answer.
   */
  ask: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
}

interface Options {
  fetch: typeof fetch;
  bugs: BugPort;
}

/**
 * The nodes through web3.js, with its own retries switched off (reliability C14). A refusal is an answer and is not
 * retried on another node; silence, 429 and 5xx are not answers, and the next node is tried. A node that sends
 * Retry-After is skipped until then.
 */
export function createRpcPool(pool: NodePool, options: Options): RpcPool {
  const connections = new Map<SolanaNode, Connection>();
  const connectionOf = (node: SolanaNode) => {
    const connection = connections.get(node) ?? connectionTo(node, options);
    connections.set(node, connection);
    return connection;
  };
  return {
    ask: async (work) => {
      let last = new ChainError('unreachable', 'No RPC endpoint is configured');
      for (const node of pool.inOrder().filter((each) => each.pause() === 0)) {
        try {
          return await work(connectionOf(node));
        } catch (error) {
          tellIfBug(options, error);
          last = chainErrorOf(error);
          if (last.kind === 'refused') throw last;
          node.rest();
        }
      }
      throw allClosed(pool) ?? last;
    },
  };
}

/** When every node is paused: the time until the first may be used again. */
function allClosed(pool: NodePool): ChainError | null {
  const soonest = Math.min(...pool.inOrder().map((node) => node.pause()));
  return soonest > 0 && soonest < Infinity
    ? new ChainError('rate-limited', 'The network asked for a pause', soonest)
    : null;
}

const connectionTo = (node: SolanaNode, options: Options) =>
  new Connection(node.url, {
    commitment: 'confirmed',
    disableRetryOnRateLimit: true,
    // Read here: errors thrown by web3.js later no longer have the headers.
    fetch: async (input, init) => {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
      const response = await options.fetch(input, { ...init, signal });
      node.heed(response);
      return response;
    },
  });
