import { retryAfterOf } from './retryAfter';

/** A node that doesn't begin to answer within this time counts as unreachable, ms. */
export const REQUEST_TIMEOUT = 10_000;
/** A node that failed comes last for so long, ms. */
const REST = 30_000;

/**
 * Endpoints as absolute addresses. web3.js takes only http and https, so a path of our own origin (`/rpc`) is
 * completed, and anything that is not http(s) is left out.
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

/** One RPC endpoint with what its last answers said about it. */
export interface SolanaNode {
  readonly url: string;
  /** It failed: for a while it is asked after the others. */
  rest(): void;
  /** Respects the Retry-After of a response that is no success: until then the node is not asked at all. */
  heed(response: Response): void;
  /** How long it asked to be left alone from now on, ms; 0 when it may be asked. */
  pause(): number;
}

/** The configured nodes, first choice first. */
export interface NodePool {
  /** All nodes, those that failed a moment ago last. */
  inOrder(): readonly SolanaNode[];
  /**
   * The same nodes for reads that can wait. They respect the failures and pauses of this pool and keep their own
   * apart: a read that fails, or a limit on reads, must not delay a payment.
   */
  forReads(): NodePool;
}

interface NodeState extends SolanaNode {
  isResting(): boolean;
}

/**
 * What requests to Solana nodes share: which node comes first, which one failed, and which one asked for a pause
 * (Retry-After). What an error means is decided where the request is made.
 *
 * @param urls absolute, see `absoluteUrls`
 * @param now ms since 1970
 */
export const createNodePool = (urls: readonly string[], now: () => number): NodePool =>
  poolOf(
    urls.map((url) => stateOf(url, now)),
    now,
  );

const poolOf = (nodes: readonly NodeState[], now: () => number): NodePool => ({
  inOrder: () => nodes.toSorted((a, b) => Number(a.isResting()) - Number(b.isResting())),
  forReads: () =>
    poolOf(
      nodes.map((node) => stateOf(node.url, now, node)),
      now,
    ),
});

/** @param above what it knows counts as well */
function stateOf(url: string, now: () => number, above?: NodeState): NodeState {
  let [restUntil, closedUntil] = [0, 0];
  return {
    url,
    isResting: () => restUntil > now() || above?.isResting() === true,
    rest() {
      restUntil = now() + REST;
    },
    heed({ ok, headers }: Response) {
      const pause = ok ? 0 : retryAfterOf(headers, now());
      closedUntil = Math.max(closedUntil, now() + pause);
    },
    pause: () => Math.max(0, closedUntil - now(), above?.pause() ?? 0),
  };
}
