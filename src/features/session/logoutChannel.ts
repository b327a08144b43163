const CHANNEL = 'castle-session';

/** Tells this browser's other tabs that the session is over (reliability A18). */
export function announceLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('logged-out');
  channel.close();
}

/** Calls back when another tab has logged out. */
export function onLogoutElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'logged-out') listener();
  });
  return () => channel.close();
}
