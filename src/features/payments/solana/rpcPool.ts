import { Connection } from '@solana/web3.js';
import { tellIfBug } from '../bugs';
import { type BugPort, ChainError } from '../ports';
import { chainErrorOf } from './errors';
import { retryAfterOf } from './retryAfter';

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
  /**
   * Runs the work on the first node that answers. Throws a ChainError when none does, or one refuses. The work
   * asks through `answerOf`: what else it throws is a mistake, which is told, and counts as no answer.
   */
  ask: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
}

interface Options {
  now(): number;
  fetch: typeof fetch;
  bugs: BugPort;
}

interface PooledNode {
  connection: Connection;
  /** Until then it is asked last: it failed a moment ago. Times are ms since 1970. */
  restUntil: number;
  /** Until then it is not asked at all: it said so itself. */
  closedUntil: number;
}

/**
 * Several nodes as one. A refusal is an answer and is not asked again elsewhere; silence, 429 and 5xx are
 * not, and the next node is tried. A node that names a time (Retry-After) is left alone until then. web3.js's
 * own repeats are off (reliability C14).
 */
export function createRpcPool(urls: readonly string[], options: Options): RpcPool {
  const nodes = urls.map((url) => nodeAt(url, options));
  return {
    ask: async (work) => {
      const now = options.now();
      const open = nodes
        .filter(({ closedUntil }) => closedUntil <= now)
        .toSorted((a, b) => Number(a.restUntil > now) - Number(b.restUntil > now));
      let last = new ChainError('unreachable', 'No RPC endpoint is configured');
      for (const node of open) {
        try {
          return await work(node.connection);
        } catch (error) {
          tellIfBug(options, error);
          last = chainErrorOf(error);
          if (last.kind === 'refused') throw last;
          node.restUntil = options.now() + REST;
        }
      }
      throw allClosed(nodes, options.now()) ?? last;
    },
  };
}

/** When every node has asked for a pause: how long until the first may be asked again. */
function allClosed(nodes: readonly PooledNode[], now: number): ChainError | null {
  const soonest = Math.min(...nodes.map(({ closedUntil }) => closedUntil));
  return nodes.length > 0 && soonest > now
    ? new ChainError('rate-limited', 'The network asked for a pause', soonest - now)
    : null;
}

function nodeAt(url: string, options: Options): PooledNode {
  const connection = new Connection(url, {
    commitment: 'confirmed',
    disableRetryOnRateLimit: true,
    // Read here: what web3.js throws later has no headers any more.
    fetch: async (input, init) => {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
      const response = await options.fetch(input, { ...init, signal });
      const pause = response.ok ? 0 : retryAfterOf(response.headers, options.now());
      node.closedUntil = Math.max(node.closedUntil, options.now() + pause);
      return response;
    },
  });
  const node: PooledNode = { connection, restUntil: 0, closedUntil: 0 };
  return node;
}
