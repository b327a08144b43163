import type { Package } from './package';
import { lengthOf, termOf } from './term';

interface PackageCardProps {
  offer: Package;
  /** The server has it in force now. */
  isCurrent: boolean;
  isOrdering: boolean;
  /** Another order is being placed: one at a time. */
  isBlocked: boolean;
  onOrder: () => void;
}

/** Features shown at once; the largest package has three times as many. */
const SHOWN = 10;

/** One package on offer: what it unlocks, what it costs, and the button to order it. */
export function PackageCard({
  offer,
  isCurrent,
  isOrdering,
  isBlocked,
  onOrder,
}: PackageCardProps) {
  const length = lengthOf(offer);
  const rest = offer.items.slice(SHOWN);
  const titleId = `package-${offer.id}`;
  return (
    <li
      className={offer.highlight ? 'panel tier tier--highlight' : 'panel tier'}
      aria-labelledby={titleId}
    >
      <div className="tier__head">
        <h2 id={titleId}>{offer.name}</h2>
        {isCurrent ? <span className="badge text-bg-success">Current package</span> : null}
      </div>
      <p className="tier__price">
        {offer.price} SOL <small>{termOf(offer)}</small>
      </p>
      <p>{offer.description}</p>
      <Features items={offer.items.slice(0, SHOWN)} label={`Features of ${offer.name}`} />
      {rest.length === 0 ? null : (
        <details className="tier__rest">
          <summary>
            {rest.length} more <span className="visually-hidden">features of {offer.name}</span>
          </summary>
          <Features items={rest} label={`More features of ${offer.name}`} />
        </details>
      )}
      <div className="tier__end">
        {length === null ? null : <p className="fine-print">{length}</p>}
        <button
          type="button"
          className={offer.highlight ? 'btn btn-primary' : 'btn btn-outline-secondary'}
          aria-label={`${isCurrent ? 'Order again' : 'Order'} ${offer.name} for ${offer.price} SOL`}
          aria-busy={isOrdering}
          disabled={isBlocked}
          onClick={onOrder}
        >
          {isOrdering ? 'Ordering …' : isCurrent ? 'Order again' : 'Order'}
        </button>
      </div>
    </li>
  );
}

const Features = ({ items, label }: { items: Package['items']; label: string }) => (
  <ul className="tier__features" aria-label={label}>
    {items.map((item) => (
      <li key={item.id}>{item.name}</li>
    ))}
  </ul>
);
