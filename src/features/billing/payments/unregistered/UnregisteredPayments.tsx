import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { explorerUrl } from '@/shared/format/explorer';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { usePayments } from '../browser/usePayments';
import { flowSettings } from '../browser/browserPorts';
import { createReconciler, type UnregisteredPayment } from './reconcile';

/**
 * On every page: payments that were sent and are not registered yet (ADR sign-then-send, step 5). Each is followed
 * until it is registered; the payment screen shows its own payment instead of this banner.
 */
export default function UnregisteredPayments() {
  const { ports, flows } = usePayments();
  const onScreen = useMatch('/dashboard/package-payment/:orderId')?.params.orderId;
  const [reconciler] = useState(() => {
    const open = (id: string) => ({ flow: flows.flowOf(id), close: flows.hold(id) });
    return createReconciler(ports, flowSettings, open);
  });
  useEffect(() => {
    // Follows the payment of the payment screen once that screen is left.
    if (onScreen === undefined) reconciler.run();
  }, [reconciler, onScreen]);
  useEffect(() => {
    reconciler.run();
    const run = () => reconciler.run();
    window.addEventListener('online', run);
    return () => {
      window.removeEventListener('online', run);
      reconciler.dispose();
    };
  }, [reconciler]);
  const payments = useSyncExternalStore(reconciler.subscribe, reconciler.getPayments);
  return payments
    .filter(({ orderId }) => orderId !== onScreen)
    .map((payment) => (
      <Unregistered
        key={payment.orderId}
        payment={payment}
        onRetry={() => reconciler.retry(payment.orderId)}
      />
    ));
}

interface UnregisteredProps {
  payment: UnregisteredPayment;
  onRetry: () => void;
}

function Unregistered({ payment, onRetry }: UnregisteredProps) {
  const { signature, text, lastError } = payment;
  return (
    <div className="banner banner--warning">
      <p>
        {text}
        {lastError === '' ? '.' : `: ${lastError}`}{' '}
        <SafeLink href={explorerUrl('transaction', signature)}>View in explorer</SafeLink>
      </p>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
