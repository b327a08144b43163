import type { Order } from '@/features/billing/orders/order';
import { cheaperOffer } from '@/features/billing/orders/cheaperOffer';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { shortSol } from '@/shared/money/shortUnits';
import { useReplaceOrder } from '../replace/useReplaceOrder';

interface CreditNoteProps {
  order: Order;
  /** Loads the order again. */
  reload: () => Promise<void>;
}

/**
 * Says that an order waiting for payment costs more than a new one would, as credit counts for new orders only, and
 * replaces it.
 */
export default function CreditNote({ order, reload }: CreditNoteProps) {
  const { discordServerId, packageId } = order;
  const { data } = usePackagesOnOfferQuery(discordServerId, { skip: packageId === undefined });
  const cheaper = cheaperOffer(order, data?.packages ?? []);
  const { replace, isRunning } = useReplaceOrder(reload);
  if (cheaper === null) return null;
  const { offer, credit, due } = cheaper;
  return (
    <div className="notice notice--warning credit-note" role="status">
      <p>
        <strong>A new order costs about {shortSol(due)} SOL.</strong> This order keeps its price of{' '}
        {order.price} SOL. New orders are reduced by what’s left of your current package,{' '}
        {shortSol(credit)} SOL now.
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
