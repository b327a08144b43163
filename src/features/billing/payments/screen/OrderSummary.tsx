import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { selectNetwork } from '@/features/identity/preferences/globalSlice';
import { FeatureBadges } from '@/features/billing/orders/OrderBadges';
import type { Order } from '@/features/billing/orders/order';
import { priceOf } from '@/shared/money/price';
import { counted } from '@/shared/text/language';
import { Address } from '@/shared/ui/Address';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { SolAmount } from '@/shared/ui/SolAmount';
import type { Quote } from '../flow/machine';
import { Fact } from './Fact';

/** Optional: the value in another currency changes no step of a payment. */
const SolValue = lazyOptional(async () => ({
  default: (await import('@/features/billing/sol-value/SolValue')).SolValue,
}));

interface OrderSummaryProps {
  order: Order;
  /** Null until the check has passed. */
  quote: Quote | null;
  /** Nothing is left to pay: the wallet's balance and fees are not shown. */
  isReceipt: boolean;
  recipient: string;
}

/** "30 days", "No end date". */
const termText = ({ durationDays }: Order): string =>
  durationDays === undefined
    ? 'Unknown'
    : durationDays === null
      ? 'No end date'
      : counted(durationDays, 'day');

/** The order, the receiving wallet and the cost. */
export function OrderSummary({ order, quote, isReceipt, recipient }: OrderSummaryProps) {
  const details = useSelector(selectServerDetails);
  const network = useSelector(selectNetwork);
  const price = priceOf(order);
  const serverName = details?.id === order.discordServerId ? details.guildName : 'Your server';
  return (
    <section className="panel" aria-labelledby="order-summary-title">
      <h2 id="order-summary-title">{order.package.name}</h2>
      <FeatureBadges items={order.package.items} of={order.package.name} />
      <dl className="facts">
        <Fact term="Server">
          <bdi translate="no">{serverName}</bdi>
        </Fact>
        <Fact term="Price">
          <strong>{order.price} SOL</strong>
          {price === null || isReceipt ? null : (
            <Suspense fallback={null}>
              <SolValue units={price} />
            </Suspense>
          )}
        </Fact>
        <Fact term="Term">{termText(order)}</Fact>
        <Fact term="Network">{network === 'solana' ? 'Solana' : network}</Fact>
        <Fact term="Receiving wallet">
          <Address value={recipient} what="the receiving wallet" />
        </Fact>
        {isReceipt ? null : (
          <>
            <Fact term="Maximum network fee">
              {quote ? <SolAmount lamports={quote.fee} /> : '–'}
            </Fact>
            <Fact term="In your wallet">
              {quote ? <SolAmount lamports={quote.balance} /> : '–'}
            </Fact>
            <Fact term="Left after payment">
              {quote ? <SolAmount lamports={quote.remaining} /> : '–'}
            </Fact>
          </>
        )}
      </dl>
      <p className="fine-print">Packages don’t renew automatically. You’re charged once.</p>
    </section>
  );
}
