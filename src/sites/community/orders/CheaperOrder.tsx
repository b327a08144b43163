import type { Order } from '@/features/billing/orders/order';
import { cheaperOffer } from '@/features/billing/orders/cheaperOffer';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { useReplaceOrder } from '@/features/billing/payments/replace/useReplaceOrder';
import { shortSol } from '@/shared/money/shortUnits';

interface CheaperOrderProps {
  order: Order;
  /** Loads the orders again. */
  reload: () => Promise<void>;
}

/**
 * Says that a pending order costs more than a new one of the same package, and replaces it. The amounts change by the
 * minute, so they are short; the exact one is shown where it's paid.
 */
export default function CheaperOrder({ order, reload }: CheaperOrderProps) {
  const { data } = usePackagesOnOfferQuery(order.discordServerId, {
    skip: order.packageId === undefined,
  });
  const cheaper = cheaperOffer(order, data?.packages ?? []);
  const { replace, isRunning } = useReplaceOrder(reload);
  if (cheaper === null) return null;
  const { offer, credit, due } = cheaper;
  return (
    <div className="notice notice--warning" role="note">
      <p>
        <strong>
          <bdi translate="no">{offer.name}</bdi> now costs about {shortSol(due)} SOL.
        </strong>{' '}
        Your pending order costs {order.price} SOL. A new order is reduced by what’s left of your
        current package, {shortSol(credit)} SOL now.
      </p>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-busy={isRunning}
        aria-disabled={isRunning}
        onClick={() => void replace(order, offer)}
      >
        Replace order
      </button>
    </div>
  );
}
