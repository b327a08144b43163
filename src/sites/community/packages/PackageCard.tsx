import type { Package } from '@/features/packages/package';
import { lengthOf, termOf } from '@/features/packages/term';
import { TierFeatures } from '@/features/packages/TierFeatures';
import { priceInWords, priceOf } from '@/shared/money/price';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';

interface PackageCardProps {
  offer: Package;
  /** The server has it in force now. */
  isCurrent: boolean;
  isOrdering: boolean;
  /** Another order is being placed: one at a time. */
  isBlocked: boolean;
  /** Whether whoever looks at it may order it. */
  mayOrder: boolean;
  onOrder: () => void;
}

/** One package on offer: what it unlocks, what it costs, and the button to order it. */
export function PackageCard({
  offer,
  isCurrent,
  isOrdering,
  isBlocked,
  mayOrder,
  onOrder,
}: PackageCardProps) {
  const length = lengthOf(offer);
  const hasPrice = priceOf(offer) !== null;
  const action = isOrdering ? 'Ordering …' : isCurrent ? 'Order again' : 'Order';
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
      <div className="tier__price">
        {priceInWords(offer)} <small>{termOf(offer)}</small>
      </div>
      <p>{offer.description}</p>
      <TierFeatures name={offer.name} items={offer.items} />
      <div className="tier__end">
        {length === null ? null : <p className="fine-print">{length}</p>}
        {hasPrice ? null : (
          <p className="fine-print">Its price could not be read, so it cannot be ordered.</p>
        )}
        <LeftOutNote leftOut={offer.leftOut} />
        {mayOrder ? (
          <button
            type="button"
            className={offer.highlight ? 'btn btn-primary' : 'btn btn-outline-secondary'}
            aria-label={`${action} ${offer.name} for ${priceInWords(offer)}`}
            aria-busy={isOrdering}
            disabled={isBlocked || !hasPrice}
            onClick={onOrder}
          >
            {action}
          </button>
        ) : null}
      </div>
    </li>
  );
}
