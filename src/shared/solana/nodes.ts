import { config } from '@/shared/config/config';
import { absoluteUrls, createNodePool, type NodePool } from './nodePool';

/** One pool a page. The visitor's clock only measures pauses between requests. */
function onceMade() {
  let pool: NodePool | undefined;
  return () =>
    (pool ??= createNodePool(absoluteUrls(config.rpcUrls, window.location.origin), () =>
      Date.now(),
    ));
}

/** The nodes of this build, for everything that is read from the chain or sent to it. */
export const chainNodes = onceMade();

/**
 * The same nodes for the Digital Asset Standard. Providers limit it apart from the rest
 * (https://www.helius.dev/docs/billing/rate-limits), and not every node has it: neither may hold up a payment.
 */
export const assetNodes = onceMade();
