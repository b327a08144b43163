import { Suspense, type ComponentType } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { LeaveGuard } from '@/shared/ui/LeaveGuard';
import { canPurchase, type Order } from '@/features/billing/orders/order';
import { config } from '@/shared/config/config';
import { isPaid, mustNotLeave, stepOf } from '../flow/capabilities';
import type { OrderHint } from '../flow/context';
import type { PaymentState } from '../flow/machine';
import { usePaymentFlow } from '../browser/usePaymentFlow';
import type { NavigationHint } from './navigationHint';
import { OrderSummary } from './OrderSummary';
import { OrderSummaryHint } from './OrderSummaryHint';
import { PayByPhone } from '../phone/PayByPhone';
import { PaymentPanel } from './PaymentPanel';
import { PaymentSteps } from './PaymentSteps';
import { usePayRequest } from '../phone/usePayRequest';
import { useUntilEnabled } from './useUntilEnabled';

const CreditNote = lazyOptional(() => import('./CreditNote'));

interface PaymentProps {
  orderId: string;
  serverId: string;
  hint: NavigationHint | null;
  WhatNext: ComponentType<{ order: Order }> | undefined;
}

/**
 * The payment with its dependencies: web3.js, wallet port, journal. A separate chunk, so that the screen is shown
 * before they load.
 */
export default function Payment({ orderId, serverId, hint, WhatNext }: PaymentProps) {
  const order: OrderHint = { id: orderId, discordServerId: serverId };
  const { flow, state } = usePaymentFlow(hint === null ? order : { ...order, price: hint.price });
  const isRegistered = state.phase.name === 'reported' && !state.phase.duplicate;
  const isEnabled = useUntilEnabled(state.order, isRegistered || isSettled(state.order?.status));
  const request = usePayRequest(state.order);
  // There is nothing to pay for: show only the message, without steps or an empty summary.
  if (isMissing(state)) return <PaymentPanel flow={flow} state={state} isEnabled={false} />;
  const canUsePhone = !mustNotLeave(state) && !isPaid(state) && request !== null;
  return (
    <>
      <PaymentSteps current={stepOf(state)} isFinished={isEnabled} />
      <div className="payment-layout">
        {state.order === null ? (
          <OrderSummaryHint hint={hint} />
        ) : (
          <OrderSummary
            order={state.order}
            quote={state.quote}
            isReceipt={isPaid(state) || !canPurchase(state.order)}
            recipient={config.treasuryAddress}
          />
        )}
        <div>
          <PaymentPanel flow={flow} state={state} isEnabled={isEnabled} />
          {state.order !== null &&
          canPurchase(state.order) &&
          !isPaid(state) &&
          !mustNotLeave(state) ? (
            <Suspense>
              <CreditNote order={state.order} reload={async () => flow.recheck()} />
            </Suspense>
          ) : null}
          {canUsePhone ? <PayByPhone request={request} onPaid={flow.recheck} /> : null}
        </div>
      </div>
      {isEnabled && state.order !== null && WhatNext !== undefined ? (
        <Suspense fallback={null}>
          <WhatNext order={state.order} />
        </Suspense>
      ) : null}
      <LeaveGuard
        isOn={mustNotLeave(state)}
        title="Leave this payment?"
        consequence={consequenceOf(state.phase.name)}
      />
    </>
  );
}

/** The server has no such order. */
const isMissing = ({ order, phase }: PaymentState) =>
  order === null && phase.name === 'blocked' && phase.reason.kind === 'order-missing';

/** Paid on an earlier visit: the screen shows the current status. */
const isSettled = (status: string | undefined) => status === 'VERIFYING' || status === 'ENABLED';

function consequenceOf(phase: string): string {
  return phase === 'awaiting-signature'
    ? 'Your wallet is waiting for your approval. If you leave now, the payment is discarded and nothing is charged.'
    : 'Your payment was sent, and leaving doesn’t stop it. This browser keeps checking it on every page.';
}
