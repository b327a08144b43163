import { FeatureBadges } from '@/features/billing/orders/OrderBadges';
import { Fact } from './Fact';
import type { NavigationHint } from './navigationHint';

/**
 * Lines below the price in the summary of a payable order, reserved so that the layout does not shift when they load.
 */
const REST = [
  'Term',
  'Network',
  'Receiving wallet',
  'Maximum network fee',
  'In your wallet',
  'Left after payment',
];

/** The order as described by the link that led here, while the order is loading. */
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
