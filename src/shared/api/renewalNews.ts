import type { RenewalNews } from './renewal';

const CHANNEL = 'castle-renew';
const RENEWED = 'renewed';

/** News of renewals between tabs by BroadcastChannel; silent where the browser has none. */
export function createRenewalNews(): RenewalNews {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, hear: () => undefined };
  }
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: () => channel.postMessage(RENEWED),
    hear: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (data === RENEWED) listener();
      });
    },
  };
}
