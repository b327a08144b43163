import type { Order } from './order';

/** What Purchase passes to the payment screen (spec §2): for its first paint, never trusted. */
interface PaymentLinkState {
  orderId: string;
  discordServerId: string;
  price: string;
  packageItems: { id: string; name: string }[];
}

/** Where Purchase leads, and the state that goes along. */
export function paymentLink(order: Order): { to: string; state: PaymentLinkState } {
  return {
    to: `/dashboard/package-payment/${encodeURIComponent(order.id)}`,
    state: {
      orderId: order.id,
      discordServerId: order.discordServerId,
      price: order.price,
      packageItems: order.package.items,
    },
  };
}
