const CHANNEL = 'castle-account';

/** Tells this browser's other tabs whose session it is now. */
export function announceAccount(userId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
}

/** Calls back with the account another tab has found signed in. @returns stops */
export function onAccountElsewhere(listener: (userId: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') listener(data);
  });
  return () => channel.close();
}
