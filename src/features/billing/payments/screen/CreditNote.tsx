import { Link } from 'react-router-dom';
import type { Order } from '@/features/billing/orders/order';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { formatSol } from '@/shared/money/lamports';
import { shortUnits } from '@/shared/money/shortUnits';
import { priceOf } from '@/shared/money/price';

const SOL_DECIMALS = 9;
/** Four significant digits: the amount changes by the minute, and the exact one is shown where it is paid. */
const short = (lamports: bigint) => formatSol(shortUnits(lamports, SOL_DECIMALS));

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
    <div className="notice notice--warning credit-note" role="status">
      <p>
        <strong>A new order costs about {short(BigInt(due))} SOL.</strong> This order keeps its
        price of {order.price} SOL. New orders are reduced by what’s left of your current package,{' '}
        {short(BigInt(credit))} SOL now.
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
