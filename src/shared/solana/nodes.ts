import { config } from '@/shared/config/config';
import { absoluteUrls, createNodePool, type NodePool } from './nodePool';

/** One pool a page. The visitor's clock only measures pauses between requests. */
function onceMade(make: () => NodePool) {
  let pool: NodePool | undefined;
  return () => (pool ??= make());
}

const configured = () =>
  createNodePool(absoluteUrls(config.rpcUrls, window.location.origin), () => Date.now());

/** The nodes of this build, for payments: reads before one, what is sent, and the proof of what became of it. */
export const paymentNodes = onceMade(configured);

/** The same nodes for everything else that is read from the chain, which must not hold up a payment. */
export const readNodes = onceMade(() => paymentNodes().forReads());

/**
 * The same nodes for the Digital Asset Standard. Providers limit it apart from the rest
 * (https://www.helius.dev/docs/billing/rate-limits), and not every node has it.
 */
export const assetNodes = onceMade(configured);
