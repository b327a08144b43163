import { useEffect, useState } from 'react';
import type { Order } from '@/features/billing/orders/order';
import { usePolling } from '@/shared/hooks/usePolling';
import { flowSettings } from '../browser/browserPorts';
import { usePayments } from '../browser/usePayments';
import { createReconciler } from './reconcile';

/** What was on its way as an order was closed has arrived by then, or cannot any more. */
const LOOK_AGAIN = 60_000;

interface FindPaymentsProps {
  /** The orders of a server as the server has them. */
  orders: readonly Order[];
  /** A payment was found, or the server has registered one. */
  onNews: () => Promise<void>;
}

/**
 * Beside a list of orders: looks on the chain for payments that nobody has told the server of, and tells it
 * (decision 34). Shows nothing; the banner on every page speaks of what is found.
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
