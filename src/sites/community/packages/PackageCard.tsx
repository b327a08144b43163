import { useLayoutEffect, useRef } from 'react';
import type { Offer } from '@/features/billing/packages/offer';
import { lengthOf, termOf } from '@/features/billing/packages/term';
import { TierFeatures } from '@/features/billing/packages/TierFeatures';
import { ServerPicture } from '@/shared/art/pictures';
import { formatSol } from '@/shared/money/lamports';
import { priceInWords, priceOf } from '@/shared/money/price';
import { counted } from '@/shared/text/language';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { Difference } from '@/features/billing/packages/differences';
import { Coverage } from './Coverage';
import type { Cover } from './needs';
import { OrderCost } from './OrderMeaning';
import { PriceLines } from './Prices';

interface PackageCardProps {
  offer: Offer;
  difference: Difference;
  /** The server's needs, and whether this package covers them. */
  cover: readonly Cover[];
  /** It is the smallest package that covers all needs. */
  isEnough: boolean;
  /** The package is active on the server. */
  isCurrent: boolean;
  isOrdering: boolean;
  /** Another order is being placed, and only one at a time is allowed. */
  isBlocked: boolean;
  /** Whether the current user may order it. */
  mayOrder: boolean;
  /** The address names this package: it gets the focus. */
  isNamed: boolean;
  /** Its button is the primary action. */
  isFirstChoice: boolean;
  onOrder: () => void;
  onTry: () => void;
}

/** One available package: its features, its price, and the button to order it. */
export function PackageCard({
  offer,
  difference: { base, added },
  cover,
  isEnough,
  isCurrent,
  isOrdering,
  isBlocked,
  mayOrder,
  isNamed,
  isFirstChoice,
  onOrder,
  onTry,
}: PackageCardProps) {
  const heading = useFocusIf(isNamed);
  const length = lengthOf(offer);
  const price = priceOf(offer);
  const { terms, ruleLimit } = offer;
  const titleId = `package-${offer.id}`;
  const refusal = terms?.refusal ?? null;
  const trial = terms?.trial ?? null;
  return (
    <li
      className={`panel tier ${isFirstChoice ? 'tier--highlight' : ''} ${isNamed ? 'tier--named' : ''}`}
      aria-labelledby={titleId}
    >
      <div className="tier__head">
        <ServerPicture src={null} name={offer.name} size={48} />
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {offer.name}
        </h2>
        {isNamed ? <span className="badge text-bg-primary">Selected</span> : null}
        {isCurrent ? <span className="badge text-bg-success">Current package</span> : null}
      </div>
      <div className={priceLook(priceInWords(offer))}>
        <span className="amount" translate="no">
          {priceInWords(offer)}
        </span>{' '}
        <small>{termOf(offer)}</small>
      </div>
      {price === null ? null : <PriceLines lamports={price} days={offer.durationDays} />}
      <Coverage name={offer.name} cover={cover} isEnough={isEnough} />
      <p>{offer.description}</p>
      {base === null ? null : <p className="tier__base">Everything in {base}, plus:</p>}
      <TierFeatures name={offer.name} items={added} />
      <div className="tier__end">
        {terms === null ? null : <OrderCost terms={terms} />}
        <p className="fine-print">
          {ruleLimit === null ? null : `Up to ${counted(ruleLimit, 'rule')} per list. `}
          {length}
        </p>
        {price === null ? (
          <p className="fine-print">Price unavailable, so this package can’t be ordered.</p>
        ) : null}
        {refusal === null ? null : <p className="notice notice--warning">{refusal}</p>}
        <LeftOutNote leftOut={offer.leftOut} />
        {mayOrder && trial !== null ? (
          <button
            type="button"
            className={isFirstChoice ? 'btn btn-primary' : 'btn btn-outline-secondary'}
            aria-label={`Try ${offer.name} for free for ${counted(trial.days, 'day')}`}
            disabled={isBlocked || isOrdering}
            onClick={onTry}
          >
            Try {counted(trial.days, 'day')} free
          </button>
        ) : null}
        {mayOrder ? (
          <button
            type="button"
            className={
              isFirstChoice && trial === null ? 'btn btn-primary' : 'btn btn-outline-secondary'
            }
            aria-label={labelOf(offer, isOrdering)}
            aria-busy={isOrdering}
            disabled={isBlocked || price === null || refusal !== null}
            onClick={onOrder}
          >
            {isOrdering ? 'Ordering…' : actionOf(offer)}
          </button>
        ) : null}
      </div>
    </li>
  );
}

/** Scrolls to a heading and focuses it when the address names it. */
function useFocusIf(isMeant: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isMeant) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  return heading;
}

/** Longest price, in characters, that fits on a card's line at the usual size. */
const LONG_PRICE = 10;
const priceLook = (price: string) =>
  price.length > LONG_PRICE ? 'tier__price tier__price--long' : 'tier__price';

const actions = { FIRST: 'Order', SMALLER: 'Order', RENEWAL: 'Order again', UPGRADE: 'Upgrade' };
const actionOf = ({ terms }: Offer) => actions[terms?.kind ?? 'FIRST'];

function labelOf(offer: Offer, isOrdering: boolean): string {
  const { terms, name } = offer;
  if (isOrdering) return `Ordering ${name}…`;
  if (terms?.kind === 'UPGRADE')
    return `Upgrade to ${name} for ${formatSol(BigInt(terms.due))} SOL`;
  return `${actionOf(offer)} ${name} for ${priceInWords(offer)}`;
}
