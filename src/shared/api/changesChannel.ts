import { onChange, reportChange } from './changes';
import type { DataKind } from './dataKinds';

const CHANNEL = 'castle-changes';

/**
 * Reports what this page changes to the browser's other tabs, and what they change to this page, until the returned
 * function is called. Does nothing where the browser has no BroadcastChannel.
 */
export function shareChanges(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    reportChange(kindsIn(data), 'tab');
  });
  const stop = onChange((kinds, by) => {
    if (by === 'page') channel.postMessage(kinds);
  });
  return () => {
    stop();
    channel.close();
  };
}

/** The kinds in a message. One of another tab's build that this one does not know matches no read. */
const kindsIn = (message: unknown): DataKind[] =>
  Array.isArray(message) ? message.filter(isKind) : [];

const isKind = (value: unknown): value is DataKind => typeof value === 'string';
