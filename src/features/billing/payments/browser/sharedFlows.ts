import type { FlowSettings } from '../flow/context';
import { createPaymentFlow, type PaymentFlow } from '../flow/flow';
import type { Ports } from '../ports';

export interface SharedFlows {
  /** The order's flow on this page. Returns the same flow until its last holder has released it. */
  flowOf: (orderId: string) => PaymentFlow;
  /** Keeps the order's flow alive until the returned function is called. */
  hold: (orderId: string) => () => void;
}

/**
 * One flow per order on this page, shared by all components: the payment screen and the banner that follows
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
        // Deferred, so that a component that unmounts and one that mounts in the same navigation share the flow.
        setTimeout(() => {
          if (entry.holders > 0 || entries.get(orderId) !== entry) return;
          entries.delete(orderId);
          entry.flow.dispose();
        });
      };
    },
  };
}
