import { Connection } from '@solana/web3.js';
import { ChainError } from '../ports';
import { chainErrorOf } from './errors';

/** A node that says nothing for so long is treated as one that cannot be reached. */
const REQUEST_TIMEOUT = 10_000;
/** How long a node that failed is asked last. */
const REST = 30_000;

/**
 * Endpoints as web3.js wants them. It takes only http and https addresses, so a path of our own origin
 * (`/rpc`) is completed; anything else that is not http(s) is left out.
 */
export function absoluteUrls(urls: readonly string[], origin: string): string[] {
  return urls.flatMap((url) => {
    try {
      const absolute = new URL(url, origin);
      return /^https?:$/.test(absolute.protocol) ? [absolute.href] : [];
    } catch {
      return [];
    }
  });
}

export interface RpcPool {
  /** Runs the work on the first node that answers. Throws a ChainError when none does, or one refuses. */
  ask: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
}

interface Options {
  now(): number;
  fetch: typeof fetch;
}

/**
 * Several nodes as one. A refusal is an answer and is not asked again elsewhere; silence, 429 and 5xx are
 * not, and the next node is tried. web3.js's own repeats are off (reliability C14).
 */
export function createRpcPool(
  urls: readonly string[],
  options: Options = { now: Date.now, fetch: (...args) => fetch(...args) },
): RpcPool {
  const nodes = urls.map((url) => ({ connection: connect(url, options), restUntil: 0 }));
  return {
    ask: async (work) => {
      const now = options.now();
      const rested = nodes.toSorted(
        (a, b) => Number(a.restUntil > now) - Number(b.restUntil > now),
      );
      let last = new ChainError('unreachable', 'No RPC endpoint is configured');
      for (const node of rested) {
        try {
          return await work(node.connection);
        } catch (error) {
          last = chainErrorOf(error);
          if (last.kind === 'refused') throw last;
          node.restUntil = options.now() + REST;
        }
      }
      throw last;
    },
  };
}

function connect(url: string, options: Options): Connection {
  return new Connection(url, {
    commitment: 'confirmed',
    disableRetryOnRateLimit: true,
    fetch: (input, init) =>
      options.fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT) }),
  });
}
