import { Link } from 'react-router-dom';
import type { Order } from '@/features/billing/orders/order';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { formatSol } from '@/shared/money/lamports';
import { priceOf } from '@/shared/money/price';

/** Says that an order waiting for payment costs more than a new one would, as credit counts for new orders only. */
export default function CreditNote({ order }: { order: Order }) {
  const { discordServerId, packageId } = order;
  const { data } = usePackagesOnOfferQuery(discordServerId, { skip: packageId === undefined });
  const offer = data?.packages.find(({ id }) => id === packageId);
  const price = priceOf(order);
  if (packageId === undefined || !offer?.terms || price === null) return null;
  const { credit, due, refusal } = offer.terms;
  if (refusal !== null || BigInt(credit) === 0n || BigInt(due) >= price) return null;
  return (
    <div className="notice notice--warning" role="status">
      <p>
        <strong>A new order costs {formatSol(BigInt(due))} SOL.</strong> This order keeps its price
        of {order.price} SOL. New orders are reduced by what’s left of your current package,{' '}
        {formatSol(BigInt(credit))} SOL now.
      </p>
      <p>
        To use it, <Link to="/dashboard/user-order">cancel this order</Link>, then{' '}
        <Link to={`/dashboard/package?tier=${encodeURIComponent(packageId)}`}>
          order <bdi translate="no">{offer.name}</bdi> again
        </Link>
        .
      </p>
    </div>
  );
}
