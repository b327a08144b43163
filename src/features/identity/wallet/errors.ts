/** A message about a wallet: one sentence of fact, one with the next step (reliability B16). */
export interface WalletNotice {
  readonly tone: 'neutral' | 'error';
  readonly title: string;
  readonly detail: string;
}

const notice = (tone: WalletNotice['tone'], title: string, detail: string): WalletNotice => ({
  tone,
  title,
  detail,
});

const NOTICES: ReadonlyMap<string, WalletNotice> = new Map([
  [
    'WalletNotReadyError',
    notice(
      'error',
      'This wallet isn’t installed',
      'Install it or choose another wallet, then try again.',
    ),
  ],
  [
    'WalletLoadError',
    notice(
      'error',
      'Couldn’t load the wallet',
      'Check your connection, reload the page and try again.',
    ),
  ],
  [
    'WalletConfigError',
    notice('error', 'The wallet doesn’t support this', 'Update the wallet or choose another one.'),
  ],
  [
    'WalletConnectionError',
    notice('error', 'The wallet didn’t connect', 'Unlock the wallet and try again.'),
  ],
  [
    'WalletDisconnectedError',
    notice(
      'neutral',
      'The wallet disconnected',
      'Connect it again to continue. Anything you typed is kept.',
    ),
  ],
  [
    'WalletDisconnectionError',
    notice(
      'error',
      'The wallet didn’t disconnect properly',
      'If it still shows as connected, remove this site in your wallet’s settings.',
    ),
  ],
  [
    'WalletAccountError',
    notice(
      'error',
      'The wallet shared no account',
      'Open the wallet, allow this site to see an account and connect again.',
    ),
  ],
  [
    'WalletPublicKeyError',
    notice(
      'error',
      'The wallet sent an address we can’t read',
      'Choose another account in the wallet and connect again.',
    ),
  ],
  [
    'WalletKeypairError',
    notice(
      'error',
      'Your wallet has a problem with its key',
      'Choose another account or another wallet.',
    ),
  ],
  [
    'WalletNotConnectedError',
    notice('error', 'No wallet is connected', 'Connect a wallet and try again.'),
  ],
  [
    'WalletSendTransactionError',
    notice(
      'error',
      'The wallet couldn’t send the transaction',
      'Check your recent activity before you try again.',
    ),
  ],
  [
    'WalletSignMessageError',
    notice(
      'error',
      'The message wasn’t signed',
      'Try again, or use a wallet that can sign messages.',
    ),
  ],
  [
    'WalletSignTransactionError',
    notice(
      'error',
      'The transaction wasn’t signed',
      'Nothing was sent. Open the wallet and try again.',
    ),
  ],
  [
    'WalletSignInError',
    notice('error', 'The wallet couldn’t prove its address', 'Unlock the wallet and try again.'),
  ],
  [
    'WalletTimeoutError',
    notice(
      'error',
      'The wallet didn’t answer in time',
      'Open your wallet, close any pending requests and try again.',
    ),
  ],
  [
    'WalletWindowBlockedError',
    notice(
      'error',
      'Your browser blocked the wallet’s window',
      'Allow pop-ups for this site and try again.',
    ),
  ],
  [
    'WalletWindowClosedError',
    notice(
      'neutral',
      'The wallet’s window was closed',
      'Nothing was changed. Try again when you’re ready.',
    ),
  ],
  [
    'WalletNotSelectedError',
    notice('error', 'No wallet is chosen', 'Choose a wallet from the list.'),
  ],
]);

const REJECTED = notice(
  'neutral',
  'You declined the request',
  'Nothing was changed. Try again when you’re ready.',
);
const UNKNOWN = notice(
  'error',
  'The wallet reported a problem',
  'Try again. If it happens again, reload the page or choose another wallet.',
);

/** Reads a property of a value thrown by a wallet; a getter that throws counts as absent. */
function read(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}

/** The class of a wallet error by its `name`, so that the first chunk needs no wallet package. */
export function walletErrorName(error: unknown): string {
  const name = read(error, 'name');
  return typeof name === 'string' ? name : 'Unknown';
}

/**
 * True if the user rejected in the wallet: code 4001, or a message that says so, on the error itself or on the one it
 * wraps. Not an error: callers go back a step without an error color.
 */
export function isUserRejection(error: unknown, depth = 0): boolean {
  if (error === undefined || error === null || depth > 3) return false;
  const message = typeof error === 'string' ? error : read(error, 'message');
  if (read(error, 'code') === 4001) return true;
  if (typeof message === 'string' && /user (rejected|denied|declined|cancel)/i.test(message))
    return true;
  return (
    isUserRejection(read(error, 'error'), depth + 1) ||
    isUserRejection(read(error, 'cause'), depth + 1)
  );
}

/** The message for any value a wallet may throw; never throws, never shows the wallet's own text. */
export function describeWalletError(error: unknown): WalletNotice {
  if (isUserRejection(error)) return REJECTED;
  return NOTICES.get(walletErrorName(error)) ?? UNKNOWN;
}
