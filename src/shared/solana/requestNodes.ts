import { createJsonRpc } from './jsonRpc';
import { assetNodes, readNodes } from './nodes';

const through = createJsonRpc({
  send: (url, init) => fetch(url, init),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
});

/** Asks the nodes about accounts: balances, tokens. */
export const requestChain = through(readNodes);

/** Asks the nodes about NFTs, by the Digital Asset Standard. */
export const requestAssets = through(assetNodes);
