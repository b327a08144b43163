import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { RequireServer } from '@/features/discord/RequireServer';
import { config } from '@/shared/config/config';
import { PageHeader } from '@/shared/ui/PageHeader';
import { usePayments } from './browser/usePayments';
import { usePaymentFlow } from './browser/usePaymentFlow';
import { isPaid, mustNotLeave, stepOf } from './capabilities';
import type { OrderHint } from './context';
import { LeaveGuard } from './screen/LeaveGuard';
import { navigationHint, type NavigationHint } from './screen/navigationHint';
import { OrderSummary, OrderSummaryHint } from './screen/OrderSummary';
import { PayByPhone } from './screen/PayByPhone';
import { PaymentPanel } from './screen/PaymentPanel';
import { PaymentSteps } from './screen/PaymentSteps';
import { usePayRequest } from './screen/usePayRequest';
import { useUntilEnabled } from './screen/useUntilEnabled';

/**
 * package-payment/:orderId (spec §2; flow in design/payments.md). Which server the order belongs to is
 * told by the link that led here, else by a payment this browser remembers, else by the chosen server.
 */
export default function PackagePaymentScreen() {
  const { orderId = '' } = useParams();
  const location = useLocation();
  const { ports } = usePayments();
  // Read once: the journal's entry goes when the payment is registered, the screen stays.
  const [known] = useState(() => {
    const hint = navigationHint(location.state, orderId);
    return {
      hint,
      serverId: hint?.discordServerId ?? ports.journal.read(orderId)?.discordServerId,
    };
  });
  if (known.serverId !== undefined) {
    return <Payment orderId={orderId} serverId={known.serverId} hint={known.hint} />;
  }
  return (
    <RequireServer>
      {(serverId) => <Payment orderId={orderId} serverId={serverId} hint={null} />}
    </RequireServer>
  );
}

interface PaymentProps {
  orderId: string;
  serverId: string;
  hint: NavigationHint | null;
}

function Payment({ orderId, serverId, hint }: PaymentProps) {
  const order: OrderHint = { id: orderId, discordServerId: serverId };
  const { flow, state } = usePaymentFlow(hint === null ? order : { ...order, price: hint.price });
  const isRegistered = state.phase.name === 'reported' && !state.phase.duplicate;
  const isEnabled = useUntilEnabled(state.order, isRegistered || isSettled(state.order?.status));
  const request = usePayRequest(state.order);
  const canUsePhone = !mustNotLeave(state) && !isPaid(state) && request !== null;
  return (
    <>
      <PageHeader
        title="Payment"
        purpose="Pay for your package with a Solana wallet."
        actions={
          <Link className="btn btn-outline-secondary" to="/dashboard/user-order">
            Back to orders
          </Link>
        }
      />
      <PaymentSteps current={stepOf(state)} isFinished={isEnabled} />
      <div className="payment-layout">
        {state.order === null ? (
          <OrderSummaryHint hint={hint} />
        ) : (
          <OrderSummary
            order={state.order}
            quote={state.quote}
            recipient={config.treasuryAddress}
          />
        )}
        <div>
          <PaymentPanel flow={flow} state={state} isEnabled={isEnabled} />
          {canUsePhone ? <PayByPhone request={request} onPaid={flow.recheck} /> : null}
        </div>
      </div>
      <LeaveGuard isOn={mustNotLeave(state)} consequence={consequenceOf(state.phase.name)} />
    </>
  );
}

/** Paid on an earlier visit: the screen shows how it goes on. */
const isSettled = (status: string | undefined) => status === 'VERIFYING' || status === 'ENABLED';

function consequenceOf(phase: string): string {
  return phase === 'awaiting-signature'
    ? 'Your wallet is waiting for your answer. If you leave now, what you approve is thrown away and nothing is charged.'
    : 'Your payment is on its way, and leaving does not stop it. This browser remembers it and looks after it on every page.';
}
