import { Link } from 'react-router-dom';
import { ConnectButton } from '@/features/identity/wallet/ConnectButton';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import {
  canAcceptPrice,
  canConsent,
  canPay,
  canRecheck,
  canReportNow,
  canRetry,
} from '../flow/capabilities';
import type { PaymentFlow } from '../flow/flow';
import type { PaymentState } from '../flow/machine';
import { messageFor } from './messages';

interface PaymentActionsProps {
  flow: PaymentFlow;
  state: PaymentState;
}

const PLACES = { orders: '/dashboard/user-order', packages: '/dashboard/package' };

/** The next action the phase allows. The flow refuses actions that are not allowed. */
export function PaymentActions({ flow, state }: PaymentActionsProps) {
  const { action, link } = messageFor(state.phase);
  if (action === '') return null;
  if (link === 'support') {
    return (
      <SafeLink className="btn btn-outline-secondary" href={config.links.support}>
        {action}
      </SafeLink>
    );
  }
  if (link !== undefined) {
    return (
      <Link className="btn btn-outline-secondary" to={PLACES[link]}>
        {action}
      </Link>
    );
  }
  return <FlowButton flow={flow} state={state} action={action} />;
}

function FlowButton({ flow, state, action }: PaymentActionsProps & { action: string }) {
  const { phase } = state;
  if (phase.name === 'blocked' && phase.reason.kind === 'no-wallet') {
    return <ConnectButton />;
  }
  if (canPay(state)) {
    const amount = state.order === null ? '' : ` ${state.order.price} SOL`;
    return <Primary label={`Pay${amount}`} onClick={flow.pay} />;
  }
  if (canRetry(state)) {
    return <Primary label={action} onClick={asksAgain(state) ? flow.recheck : flow.pay} />;
  }
  if (canAcceptPrice(state)) return <Primary label={action} onClick={flow.acceptNewPrice} />;
  if (canConsent(state)) return <Primary label={action} onClick={flow.confirmWithoutJournal} />;
  if (canReportNow(state)) return <Primary label={action} onClick={flow.reportNow} />;
  if (canRecheck(state)) return <Primary label={action} onClick={flow.recheck} />;
  return null;
}

/** After these the order must be checked again before the wallet is reopened. */
const asksAgain = ({ phase }: PaymentState) =>
  phase.name === 'discarded' &&
  ['order-not-pending', 'order-missing', 'price-changed'].includes(phase.reason.kind);

const Primary = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="btn btn-primary" onClick={onClick}>
    {label}
  </button>
);
