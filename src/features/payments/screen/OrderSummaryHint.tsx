import { Fact } from './Fact';
import type { NavigationHint } from './navigationHint';

/** What the link here said of the order, while the order itself is being loaded. */
export function OrderSummaryHint({ hint }: { hint: NavigationHint | null }) {
  return (
    <section className="panel order-summary" aria-busy="true" aria-label="Your order">
      <div className="skeleton__title" />
      <ul className="badge-list" aria-label="Features">
        {hint?.packageItems.map((item) => (
          <li key={item.id} className="badge text-bg-secondary">
            {item.name}
          </li>
        ))}
      </ul>
      <dl className="facts">
        <Fact term="Price">{hint === null ? '–' : <strong>{hint.price} SOL</strong>}</Fact>
      </dl>
    </section>
  );
}
