import type { FlowSettings } from '../flow/context';
import { createPaymentFlow, type PaymentFlow } from '../flow/flow';
import type { Ports } from '../ports';

export interface SharedFlows {
  /** The order's flow on this page. The same one until nobody holds it any more. */
  flowOf: (orderId: string) => PaymentFlow;
  /** Keeps the order's flow alive until the returned function is called. */
  hold: (orderId: string) => () => void;
}

/**
 * One flow an order on this page, whoever looks at it: the payment screen and the banner that follows
 * unregistered payments would otherwise hold the order's lock against each other.
 */
export function createSharedFlows(
  ports: Ports,
  settings: FlowSettings,
  create: (ports: Ports, settings: FlowSettings) => PaymentFlow = createPaymentFlow,
): SharedFlows {
  const entries = new Map<string, { flow: PaymentFlow; holders: number }>();

  const entryOf = (orderId: string) => {
    const entry = entries.get(orderId) ?? { flow: create(ports, settings), holders: 0 };
    entries.set(orderId, entry);
    return entry;
  };

  return {
    flowOf: (orderId) => entryOf(orderId).flow,
    hold(orderId) {
      const entry = entryOf(orderId);
      entry.holders += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        entry.holders -= 1;
        // Not at once: whoever leaves and whoever comes in the same navigation share it.
        setTimeout(() => {
          if (entry.holders > 0 || entries.get(orderId) !== entry) return;
          entries.delete(orderId);
          entry.flow.dispose();
        });
      };
    },
  };
}
