import { config } from '@/shared/config/config';
import { absoluteUrls, createNodePool, type NodePool } from './nodePool';

/** One pool per page. The visitor's clock only measures pauses between requests. */
function onceMade(make: () => NodePool) {
  let pool: NodePool | undefined;
  return () => (pool ??= make());
}

const configured = () =>
  createNodePool(absoluteUrls(config.rpcUrls, window.location.origin), () => Date.now());

/** The nodes of this build, for payments: reads before one, sending it, and confirming its outcome. */
export const paymentNodes = onceMade(configured);

/** The same nodes for all other reads from the chain, which must not delay a payment. */
export const readNodes = onceMade(() => paymentNodes().forReads());

/**
 * The same nodes for the Digital Asset Standard. Providers limit it separately
 * (https://www.helius.dev/docs/billing/rate-limits), and not every node supports it.
 */
export const assetNodes = onceMade(configured);
