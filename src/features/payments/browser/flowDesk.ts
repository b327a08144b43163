import type { FlowSettings } from '../context';
import { createPaymentFlow, type PaymentFlow } from '../flow';
import type { Ports } from '../ports';

export interface FlowDesk {
  /** The order's flow on this page; `close` gives it back. The last to give it back ends it. */
  open: (orderId: string) => { flow: PaymentFlow; close: () => void };
}

/**
 * One flow an order on this page, whoever looks at it: the payment screen and the banner that follows
 * unregistered payments would otherwise hold the order's lock against each other.
 */
export function createFlowDesk(
  ports: Ports,
  settings: FlowSettings,
  create: (ports: Ports, settings: FlowSettings) => PaymentFlow = createPaymentFlow,
): FlowDesk {
  const entries = new Map<string, { flow: PaymentFlow; users: number }>();

  const giveBack = (orderId: string) => {
    const entry = entries.get(orderId);
    if (!entry) return;
    entry.users -= 1;
    // Not at once: whoever leaves and whoever comes in the same navigation share it.
    setTimeout(() => {
      if (entry.users > 0 || entries.get(orderId) !== entry) return;
      entries.delete(orderId);
      entry.flow.dispose();
    });
  };

  return {
    open(orderId) {
      const entry = entries.get(orderId) ?? { flow: create(ports, settings), users: 0 };
      entry.users += 1;
      entries.set(orderId, entry);
      let isOpen = true;
      return {
        flow: entry.flow,
        close: () => {
          if (isOpen) giveBack(orderId);
          isOpen = false;
        },
      };
    },
  };
}
