import { useEffect, useState } from 'react';
import type { Order } from '@/features/billing/orders/order';
import { usePolling } from '@/shared/hooks/usePolling';
import { flowSettings } from '../browser/browserPorts';
import { usePayments } from '../browser/usePayments';
import { createReconciler } from './reconcile';

/** By then a payment that was on its way when its order closed has arrived, or no longer can. */
const LOOK_AGAIN = 60_000;

interface FindPaymentsProps {
  /** The orders of a server as the server has them. */
  orders: readonly Order[];
  /** A payment was found, or the server has registered one. */
  onNews: () => Promise<void>;
}

/**
 * Beside a list of orders: looks on-chain for payments the server doesn't know, and reports them
 * (docs/product/payments.md). Renders nothing; the banner on every page shows the payments found.
 */
export default function FindPayments({ orders, onNews }: FindPaymentsProps) {
  const { ports, flows } = usePayments();
  const [reconciler] = useState(() =>
    createReconciler(ports, flowSettings, (id) => ({
      flow: flows.flowOf(id),
      close: flows.hold(id),
    })),
  );
  useEffect(() => reconciler.subscribe(() => void onNews()), [reconciler, onNews]);
  useEffect(() => reconciler.run(orders), [reconciler, orders]);
  useEffect(() => () => reconciler.dispose(), [reconciler]);
  usePolling(async () => reconciler.run(orders), LOOK_AGAIN, true);
  return null;
}
