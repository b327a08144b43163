import { onChange, reportChange } from './changes';
import { isChange, type Change } from './tags';

const CHANNEL = 'castle-changes';

/**
 * Reports what this page changes to the browser's other tabs, and what they change to this page, until the returned
 * function is called. Does nothing where the browser has no BroadcastChannel.
 */
export function shareChanges(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    reportChange(changesIn(data), 'tab');
  });
  const stop = onChange((changes, by) => {
    if (by === 'page') channel.postMessage(changes);
  });
  return () => {
    stop();
    channel.close();
  };
}

const changesIn = (message: unknown): Change[] =>
  Array.isArray(message) ? message.filter(isChange) : [];
