import { type ChainPort, type ChainReads, type Clock, pauseAskedBy } from '../ports';

const GAP = 1_000;
const MAX_PAUSE = 16_000;

/** The calls made while a payment is being confirmed. */
export type ThrottledChain = ChainReads & Pick<ChainPort, 'send' | 'onOneNode'>;

/**
 * The chain at no more than one request a second, and slower while it fails: 1, 2, 4 … 16 s with jitter,
 * for all calls together (reliability C14). What a node asks for itself (Retry-After) is kept to.
 */
export function throttled(chain: ChainPort, clock: Clock, signal: AbortSignal): ThrottledChain {
  let free = clock.now();
  let failures = 0;

  async function call<T>(work: () => Promise<T>): Promise<T> {
    const wait = free - clock.now();
    free = Math.max(free, clock.now()) + GAP;
    if (wait > 0) await clock.sleep(wait, signal);
    signal.throwIfAborted();
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      const own = Math.min(MAX_PAUSE, GAP * 2 ** failures) * (1 + clock.random() / 2);
      const pause = Math.max(own, pauseAskedBy(error));
      failures += 1;
      free = Math.max(free, clock.now() + pause);
      throw error;
    }
  }

  const reads = (node: ChainReads): ChainReads => ({
    blockHeight: (commitment) => call(() => node.blockHeight(commitment)),
    statuses: (signatures, options) => call(() => node.statuses(signatures, options)),
    signaturesFor: (reference) => call(() => node.signaturesFor(reference)),
    transaction: (signature) => call(() => node.transaction(signature)),
  });
  return {
    ...reads(chain),
    send: (bytes) => call(() => chain.send(bytes)),
    onOneNode: (work) => chain.onOneNode((node) => work(reads(node))),
  };
}
