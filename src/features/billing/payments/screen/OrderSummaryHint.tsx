import { FeatureBadges } from '@/features/billing/orders/OrderBadges';
import { Fact } from './Fact';
import type { NavigationHint } from './navigationHint';

/** What stands below the price in the summary of an order that can be paid: nothing moves once it comes. */
const REST = [
  'Term',
  'Network',
  'Receiving wallet',
  'Maximum network fee',
  'In your wallet',
  'Left after payment',
];

/** What the link here said of the order, while the order itself is being loaded. */
export function OrderSummaryHint({ hint }: { hint: NavigationHint | null }) {
  return (
    <section className="panel" aria-busy="true" aria-label="Your order">
      <div className="skeleton__line" />
      {hint === null ? (
        <div className="skeleton__line" />
      ) : (
        <FeatureBadges items={hint.packageItems} of="your order" />
      )}
      <dl className="facts">
        <Fact term="Server">–</Fact>
        <Fact term="Price">{hint === null ? '–' : <strong>{hint.price} SOL</strong>}</Fact>
        {REST.map((term) => (
          <Fact key={term} term={term}>
            –
          </Fact>
        ))}
      </dl>
    </section>
  );
}
