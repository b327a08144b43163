import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { isBusy, isPaid } from '../flow/capabilities';
import type { PaymentFlow } from '../flow/flow';
import type { PaymentState } from '../flow/machine';
import { type Message, messageFor } from './messages';
import { formatSol } from '@/shared/money/lamports';
import { Receivers } from './Receivers';
import { PaymentActions } from './PaymentActions';
import { Address } from '@/shared/ui/Address';
import { lazyOptional } from '@/shared/ui/lazyParts';

const Celebration = lazyOptional(() => import('@/shared/art/Celebration'));

interface PaymentPanelProps {
  flow: PaymentFlow;
  state: PaymentState;
  /** The server has verified the payment. */
  isEnabled: boolean;
}

const ENABLED: Message = {
  title: 'Your package is active',
  detail: 'Its modules are available. You can set them up now.',
  action: '',
};

/** The state of the payment, what it means for the money, and the available actions. */
export function PaymentPanel({ flow, state, isEnabled }: PaymentPanelProps) {
  const { title, detail } = isEnabled ? ENABLED : messageFor(state.phase);
  const partial = state.quote?.partial ?? 0n;
  // Not for an order that was active before the page opened.
  const [wasEnabled] = useState(isEnabled);
  return (
    // A button that disappears loses the focus: move it to the heading of the next state.
    <section
      className={panelClass(state, isEnabled)}
      aria-labelledby="payment-title"
      data-focus-home="payment-title"
    >
      {isEnabled && !wasEnabled ? (
        <Suspense>
          <Celebration />
        </Suspense>
      ) : null}
      <div aria-live="polite">
        <h2 id="payment-title" tabIndex={-1}>
          {title}
        </h2>
        <p>{detail}</p>
      </div>
      {partial > 0n ? (
        <p className="payment-panel__note">
          {formatSol(partial)} SOL already arrived for this order, which is less than the price. It
          doesn’t count toward this payment. Support will return or credit it.
        </p>
      ) : null}
      <Receivers phase={state.phase} />
      {isBusy(state) && !isEnabled ? (
        <div className="payment-panel__busy" aria-hidden="true" />
      ) : null}
      {state.signature === null ? null : <SignatureLine signature={state.signature} />}
      <div className="payment-panel__actions">
        {isEnabled ? (
          <Link className="btn btn-primary" to="/dashboard/bots">
            Set up modules
          </Link>
        ) : (
          <PaymentActions flow={flow} state={state} />
        )}
      </div>
    </section>
  );
}

function panelClass(state: PaymentState, isEnabled: boolean): string {
  const { name } = state.phase;
  if (isEnabled || isPaid(state)) return 'panel payment-panel payment-panel--done';
  const isTrouble = ['blocked', 'needs-consent', 'unknown', 'failed-on-chain'].includes(name);
  return isTrouble ? 'panel payment-panel payment-panel--trouble' : 'panel payment-panel';
}

/** A transaction's signature, to copy for support and to look up in the explorer. */
const SignatureLine = ({ signature }: { signature: string }) => (
  <p className="signature-line">
    <span>Transaction</span>
    <Address value={signature} what="the transaction signature" isShort explorer="transaction" />
  </p>
);
