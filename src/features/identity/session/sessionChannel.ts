const CHANNEL = 'castle-session';
const LOGGED_OUT = 'logged-out';
const ACCOUNT = 'account:';

/** Tells this browser's other tabs that the session is over (reliability A18). */
export const announceLogout = (): void => send(LOGGED_OUT);

/** Tells them whose session it is now. */
export const announceAccount = (userId: string): void => send(ACCOUNT + userId);

/** Calls back when another tab has logged out. @returns stops */
export const onLogoutElsewhere = (listener: () => void): (() => void) =>
  listen((news) => {
    if (news === LOGGED_OUT) listener();
  });

/** Calls back with the account another tab has found signed in. @returns stops */
export const onAccountElsewhere = (listener: (userId: string) => void): (() => void) =>
  listen((news) => {
    if (news.startsWith(ACCOUNT)) listener(news.slice(ACCOUNT.length));
  });

function send(news: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

function listen(listener: (news: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') listener(data);
  });
  return () => channel.close();
}
