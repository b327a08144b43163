import { formatSol } from '@/shared/money/lamports';
import { chainErrorText, isRaw } from '../chainErrors';
import type { BlockReason, DiscardReason, Phase } from '../flow/phase';

/** What a person reads about a phase: what happened, what it means for the money, what can be done. */
export interface Message {
  title: string;
  detail: string;
  /** Label of the button that leads on; '' where there is nothing to press. */
  action: string;
}

const say = (title: string, detail: string, action = ''): Message => ({ title, detail, action });
const sol = (lamports: bigint) => `${formatSol(lamports)} SOL`;
const LATE = 'A payment that still arrives for it is returned to the wallet it came from.';
const NOTHING_SENT = 'Nothing was sent and nothing was charged.';

/** Text for each phase. */
export function messageFor(phase: Phase): Message {
  switch (phase.name) {
    case 'idle':
    case 'checking':
      return say('Checking your order', 'We look at the order, your wallet and the network.');
    case 'blocked':
      return blockedMessage(phase.reason);
    case 'ready':
      return say('Ready to pay', 'Check the amount and the receiving wallet.', 'Pay');
    case 'needs-consent':
      return say(
        'This browser can’t remember your payment',
        'Its storage is full or switched off. If the page closes before the payment is confirmed, we may not find it at once. You can free storage and reload, or go on and keep this page open.',
        'Pay anyway',
      );
    case 'awaiting-signature':
      return say('Approve the payment in your wallet', 'Nothing is charged until you approve.');
    case 'rejected':
      return say('You declined in your wallet', 'Nothing was charged.', 'Pay');
    case 'discarded':
      return discardedMessage(phase.reason);
    case 'final-check':
      return say('Last check', 'Your signature is here. We check the order once more.');
    case 'sending':
      return say('Sending your payment', 'Please keep this page open.');
    case 'confirming':
      return say(
        'Confirming',
        'Your payment is with the network. This takes up to 90 seconds. You can follow it in the explorer.',
      );
    case 'unknown':
      return say(
        'Still checking',
        'Couldn’t reach the network is busy or. Your payment is safe: we keep looking until it is certain what became of it. Please don’t pay again.',
      );
    case 'expired-unused':
      return say(
        'The payment didn’t go through',
        'It is certain that it can no longer arrive. You weren’t charged.',
        'Pay again',
      );
    case 'failed-on-chain':
      return say(
        'The network refused the payment',
        [
          'The price wasn’t taken; only the small network fee was.',
          chainErrorText(phase.error) ?? '',
        ]
          .join(' ')
          .trim(),
        'Pay again',
      );
    case 'confirmed':
      return say('Paid', 'Your payment has arrived. We are telling our server.');
    case 'reporting':
      return reportingMessage(phase);
    case 'reported':
      return phase.duplicate
        ? say(
            'This order was paid twice',
            'Another payment was registered for it. Your payment arrived too; support will return it. Keep its signature.',
            'Contact support',
          )
        : say(
            'Payment received',
            'Your features are activated once it is verified, typically within 0-30 minutes.',
          );
    case 'returning':
      return say(
        'Your payment came after the order was closed',
        'It has arrived and is registered. It is returned to the wallet it came from; your orders show the transaction.',
        'Back to orders',
      );
    case 'busy-elsewhere':
      return say(
        'Payment in progress in another tab',
        'Go on there. This page follows by itself when the other one is done.',
      );
  }
}

function blockedMessage(reason: BlockReason): Message {
  switch (reason.kind) {
    case 'order-unreadable':
      return say('Couldn’t load the order', reason.message, 'Try again');
    case 'order-missing':
      return say('This order wasn’t found', 'It may belong to another server.', 'Back to orders');
    case 'order-not-pending':
      return notPending(reason.status);
    case 'price-unreadable':
      return say(
        'Couldn’t read the price',
        'Paying is switched off for your safety.',
        'Contact support',
      );
    case 'price-changed':
      return say(
        'The price has changed',
        `It was ${sol(reason.before)} and is ${sol(reason.now)} now.`,
        `Accept ${sol(reason.now)}`,
      );
    case 'treasury-missing':
      return say('Payments aren’t set up', 'No receiving wallet is configured.', 'Contact support');
    case 'recipient-differs':
      return say(
        'The receiving wallet isn’t ours',
        'The server named a wallet that this page doesn’t know. Don’t pay it by other means either. Send support both addresses.',
        'Contact support',
      );
    case 'no-wallet':
      return say(
        'Connect a wallet',
        'Choose the wallet you want to pay from, or pay with your phone.',
        'Check again',
      );
    case 'wrong-network':
      return say(
        'Wrong network',
        'Switch your wallet and this page to Solana mainnet, then check again.',
        'Check again',
      );
    case 'insufficient-price':
      return say(
        `You need ${sol(reason.missing)} more`,
        'Your wallet doesn’t hold the price and the network fee.',
        'Check again',
      );
    case 'insufficient-fee':
      return say(
        `You need ${sol(reason.missing)} more`,
        'Your wallet holds the price, but not the network fee.',
        'Check again',
      );
    case 'rent':
      return say(
        `Add ${sol(reason.missing)}`,
        `A wallet must hold at least ${sol(reason.rentMinimum)} or nothing at all, and yours would be left between the two.`,
        'Check again',
      );
    case 'chain-unreachable':
      return say(
        'The blockchain is unreachable',
        'Before it can be asked what has been paid for this order, nothing is sent.',
        'Try again',
      );
    case 'simulation':
      return say('The payment would fail', `${reason.message} ${NOTHING_SENT}`, 'Check again');
    case 'unexpected-transaction':
      return say(
        'The payment wasn’t built as it should be',
        `It has ${reason.problem}. ${NOTHING_SENT}`,
        'Contact support',
      );
  }
}

/** A wallet's own words, where people can read them. */
function walletWords(message: string): string {
  const words = chainErrorText(message) ?? (isRaw(message) ? '' : message);
  return words === '' ? '' : `${words} `;
}

function discardedMessage(reason: DiscardReason): Message {
  switch (reason.kind) {
    case 'too-slow':
      return say('That took too long', `${NOTHING_SENT} Please approve again.`, 'Approve again');
    case 'wallet-silent':
      return say(
        'Your wallet didn’t answer',
        `Open it from the browser's toolbar or on your phone. ${NOTHING_SENT}`,
        'Try again',
      );
    case 'wallet-closed':
      return say(
        'The wallet window was closed or blocked',
        `Allow pop-ups for this page. ${NOTHING_SENT}`,
        'Try again',
      );
    case 'wallet-error':
      return say(
        'Your wallet reported a problem',
        `${walletWords(reason.message)}${NOTHING_SENT}`,
        'Try again',
      );
    case 'ledger':
      return say(
        'Your Ledger couldn’t sign',
        `Open the Solana app on it and allow blind signing in its settings. ${NOTHING_SENT}`,
        'Try again',
      );
    case 'account-changed':
      return say(
        'The wallet account was changed',
        `The payment was meant for another account. ${NOTHING_SENT}`,
        'Pay with this account',
      );
    case 'unexpected-transaction':
      return say(
        'The signed payment isn’t what you agreed to',
        `It has ${reason.problem}, so it was thrown away. ${NOTHING_SENT}`,
        'Try again',
      );
    case 'order-not-pending':
      return say(notPending(reason.status).title, NOTHING_SENT, 'Check again');
    case 'order-missing':
      return say('This order is gone', NOTHING_SENT, 'Check again');
    case 'price-changed':
      return say('The price changed while you approved', NOTHING_SENT, 'See the new price');
    case 'server-unreachable':
      return say('Our server couldn’t be reached', NOTHING_SENT, 'Try again');
    case 'chain-unreachable':
      return say('The blockchain is unreachable', NOTHING_SENT, 'Try again');
    case 'journal':
      return say('This browser couldn’t remember the payment', NOTHING_SENT, 'Try again');
  }
}

function notPending(status: string): Message {
  switch (status) {
    case 'VERIFYING':
      return say(
        'This order is paid',
        'The payment is being verified, typically within 0-30 minutes.',
        'Back to orders',
      );
    case 'ENABLED':
    case 'UPGRADED':
      return say('This order is active', 'There is nothing to pay.', 'Back to orders');
    case 'CANCELLED':
      return say('This order was cancelled', `Place a new order to go on. ${LATE}`, 'See packages');
    case 'EXPIRED':
      return say('This order has expired', `Renew it with a new order. ${LATE}`, 'See packages');
    default:
      return say('This order can’t be paid', `Its status is ${status}.`, 'Back to orders');
  }
}

function reportingMessage(phase: Extract<Phase, { name: 'reporting' }>): Message {
  if (phase.needsSupport) {
    return say(
      'Paid. Our server has a question about it',
      `It answered: ${phase.lastError.replace(/\.$/, '')}. Your payment has arrived and is kept here. Send its signature to support; we keep trying too.`,
      'Tell the server now',
    );
  }
  return phase.tries === 0
    ? say('Paid. Telling our server', 'Your payment has arrived.')
    : say(
        `Paid. Waiting for our server (try ${phase.tries + 1})`,
        'Your payment has arrived and isn’t lost. You may leave this page; it is reported on your next visit.',
        'Tell the server now',
      );
}
