import { formatSol } from '@/shared/money/lamports';
import { chainErrorText, isRaw } from '../chainErrors';
import type { BlockReason, DiscardReason, Phase } from '../flow/phase';

/** What a person reads about a phase: what happened, what it means for the money, what can be done. */
export interface Message {
  title: string;
  detail: string;
  /** Label of the button or link that leads on; '' where there is nothing to press. */
  action: string;
  /** Where the action leads, if it is a link. */
  link?: Destination;
}

type Destination = 'orders' | 'packages' | 'support';

const LINKS: Record<Destination, string> = {
  orders: 'Back to orders',
  packages: 'View packages',
  support: 'Contact support',
};

const say = (title: string, detail: string, action = ''): Message => ({ title, detail, action });
const sayAndLink = (title: string, detail: string, link: Destination): Message => ({
  title,
  detail,
  action: LINKS[link],
  link,
});
const sol = (lamports: bigint) => `${formatSol(lamports)} SOL`;

/** Lamports in 0.0001 SOL. */
const READABLE = 100_000n;
/** With at most four decimals, and never less than is needed. */
const solUp = (lamports: bigint) => sol(((lamports + READABLE - 1n) / READABLE) * READABLE);

type ShortOfFunds = Extract<BlockReason, { price: bigint }>;
/** The exact amounts behind it. */
const fundsText = ({ missing, balance, price, fee }: ShortOfFunds) =>
  `It holds ${sol(balance)}. The price is ${sol(price)} and the fee up to ${sol(fee)}, so exactly ${sol(missing)} is missing.`;
const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const LATE = 'If a payment still arrives, it’s returned to the wallet it came from.';
const NOTHING_SENT = 'Nothing was sent and nothing was charged.';

/** Text for each phase. */
export function messageFor(phase: Phase): Message {
  switch (phase.name) {
    case 'idle':
    case 'checking':
      return say('Checking your order', 'We’re checking the order, your wallet and the network.');
    case 'blocked':
      return blockedMessage(phase.reason);
    case 'ready':
      return say('Ready to pay', 'Check the amount and the receiving wallet.', 'Pay');
    case 'needs-consent':
      return say(
        'This browser can’t save your payment',
        'Its storage is full or turned off. If this page closes before the payment is confirmed, we may not find it right away. Free up storage and reload, or continue and keep this page open.',
        'Pay anyway',
      );
    case 'awaiting-signature':
      return say('Approve the payment in your wallet', 'Nothing is charged until you approve.');
    case 'rejected':
      return say('You declined the payment', 'Nothing was charged.', 'Pay');
    case 'discarded':
      return discardedMessage(phase.reason);
    case 'final-check':
      return say('Final check', 'You approved the payment. We’re checking the order once more.');
    case 'sending':
      return say('Sending your payment', 'Keep this page open.');
    case 'confirming':
      return say(
        'Confirming your payment',
        'It was sent to Solana. Confirming takes up to 90 seconds.',
      );
    case 'unknown':
      return say(
        'Still checking',
        'The network is busy or unreachable. Your payment is safe: we keep checking until we know what happened to it. Don’t pay again.',
      );
    case 'expired-unused':
      return say(
        'The payment didn’t go through',
        'It expired and can no longer arrive. You weren’t charged.',
        'Pay again',
      );
    case 'failed-on-chain':
      return say(
        'The network rejected the payment',
        [
          'Only the small network fee was charged, not the price.',
          chainErrorText(phase.error) ?? '',
        ]
          .join(' ')
          .trim(),
        'Pay again',
      );
    case 'confirmed':
      return say('Paid', 'Your payment arrived. We’re registering it for your order.');
    case 'reporting':
      return reportingMessage(phase);
    case 'reported':
      return phase.duplicate
        ? sayAndLink(
            'This order was paid twice',
            'Your payment arrived, but another one was registered first. Support will return yours. Keep its transaction signature.',
            'support',
          )
        : say(
            'Payment received',
            'Your features turn on once it’s verified, typically within 0-30 minutes.',
          );
    case 'returning':
      return sayAndLink(
        'Your payment arrived after the order closed',
        'It’s registered and will be returned to the wallet it came from. Your orders show the transaction.',
        'orders',
      );
    case 'busy-elsewhere':
      return say(
        'Payment in progress in another tab',
        'Continue there. This page updates when that payment is done.',
      );
  }
}

function blockedMessage(reason: BlockReason): Message {
  switch (reason.kind) {
    case 'order-unreadable':
      return say(
        'Couldn’t load the order',
        `${asSentence(reason.message)} Loading an order charges nothing. If you already paid, don’t pay again: we check for your payment once the order loads.`,
        'Try again',
      );
    case 'order-missing':
      return sayAndLink('Order not found', 'It may belong to another server.', 'orders');
    case 'order-not-pending':
      return notPending(reason.status);
    case 'price-unreadable':
      return sayAndLink(
        'Couldn’t read the price',
        'Payment is turned off for your safety. Nothing was charged.',
        'support',
      );
    case 'price-changed':
      return say(
        'The price changed',
        `It was ${sol(reason.before)} and is now ${sol(reason.now)}.`,
        `Accept ${sol(reason.now)}`,
      );
    case 'treasury-missing':
      return sayAndLink(
        'Payments aren’t set up',
        'Castle Bots hasn’t set up a wallet to receive payments here.',
        'support',
      );
    case 'recipient-differs':
      return sayAndLink(
        'This isn’t a Castle Bots wallet',
        'The payment request names a wallet we don’t recognize. Don’t pay it any other way. Send support both addresses.',
        'support',
      );
    case 'no-wallet':
      return say(
        'Connect a wallet',
        'Choose the wallet to pay from, or pay from your phone.',
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
        `You need ${solUp(reason.missing)} more`,
        `Your wallet can’t cover the price and the network fee. ${fundsText(reason)}`,
        'Check again',
      );
    case 'insufficient-fee':
      return say(
        `You need ${solUp(reason.missing)} more`,
        `Your wallet covers the price but not the network fee. ${fundsText(reason)}`,
        'Check again',
      );
    case 'rent':
      return say(
        `You need ${sol(reason.missing)} more`,
        `Paying now would leave less than the ${sol(reason.rentMinimum)} Solana requires in a wallet. Add SOL or use another wallet.`,
        'Check again',
      );
    case 'chain-unreachable':
      return say(
        'Can’t reach Solana',
        'We can’t check balances and earlier payments right now, so nothing was sent. Try again in a minute.',
        'Try again',
      );
    case 'simulation':
      return say('The payment would fail', `${reason.message} ${NOTHING_SENT}`, 'Check again');
    case 'unexpected-transaction':
      return sayAndLink(
        'Payment stopped for your safety',
        `The transaction doesn’t match your order (${reason.problem}). ${NOTHING_SENT}`,
        'support',
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
      return say('Approval took too long', `${NOTHING_SENT} Approve again.`, 'Approve again');
    case 'wallet-silent':
      return say(
        'Your wallet didn’t answer',
        `Open it from the browser’s toolbar or on your phone. ${NOTHING_SENT}`,
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
        'Your Ledger device couldn’t sign',
        `Open the Solana app on it and allow blind signing in its settings. ${NOTHING_SENT}`,
        'Try again',
      );
    case 'account-changed':
      return say(
        'The wallet account changed',
        `The payment was meant for another account. ${NOTHING_SENT}`,
        'Pay with this account',
      );
    case 'unexpected-transaction':
      return say(
        'The signed payment isn’t what you agreed to',
        `It doesn’t match your order (${reason.problem}), so we discarded it. ${NOTHING_SENT}`,
        'Try again',
      );
    case 'order-not-pending':
      return say(notPending(reason.status).title, NOTHING_SENT, 'Check again');
    case 'order-missing':
      return say('Order not found', NOTHING_SENT, 'Check again');
    case 'price-changed':
      return say('The price changed while you were approving', NOTHING_SENT, 'View new price');
    case 'server-unreachable':
      return say('Can’t reach Castle Bots', NOTHING_SENT, 'Try again');
    case 'chain-unreachable':
      return say('Can’t reach Solana', NOTHING_SENT, 'Try again');
    case 'journal':
      return say('This browser couldn’t save the payment', NOTHING_SENT, 'Try again');
  }
}

function notPending(status: string): Message {
  switch (status) {
    case 'VERIFYING':
      return sayAndLink(
        'This order is already paid',
        'The payment is being verified, typically within 0-30 minutes.',
        'orders',
      );
    case 'ENABLED':
      return sayAndLink('This order is active', 'There’s nothing to pay.', 'orders');
    case 'UPGRADED':
      return sayAndLink('This order was upgraded', 'There’s nothing to pay.', 'orders');
    case 'CANCELLED':
      return sayAndLink(
        'This order was cancelled',
        `Place a new order to continue. ${LATE}`,
        'packages',
      );
    case 'EXPIRED':
      return sayAndLink('This order expired', `Place a new order to continue. ${LATE}`, 'packages');
    default:
      return sayAndLink('This order can’t be paid', 'See its status in your orders.', 'orders');
  }
}

function reportingMessage(phase: Extract<Phase, { name: 'reporting' }>): Message {
  if (phase.needsSupport) {
    return say(
      'Paid, but not registered yet',
      `Castle Bots answered: ${phase.lastError.replace(/\.$/, '')}. Your payment arrived and isn’t lost. Send its transaction signature to support. We keep trying too.`,
      'Retry now',
    );
  }
  return phase.tries === 0
    ? say('Paid. Registering your payment', 'Your payment arrived.')
    : say(
        `Paid. Registering your payment (try ${phase.tries + 1})`,
        'Your payment arrived and isn’t lost. You can leave this page: we’ll try again on your next visit.',
        'Retry now',
      );
}
