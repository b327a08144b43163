import { useState } from 'react';
import './featureBadges.scss';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { orderStatusColour } from './order';

interface FeatureBadgesProps {
  items: readonly { id: string; name: string }[];
  /** What they belong to, for the button's name. */
  of: string;
}

/** Features stand in groups of 3 (spec §9). */
const GROUP = 3;

/**
 * Features as badges, 3 a row; only the first row until Show More is pressed (spec §2, User Orders). What a payment is
 * for shows them so as well: of thirty, the button that pays would be far below on a phone.
 */
export function FeatureBadges({ items, of }: FeatureBadgesProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, GROUP);
  return (
    <div className="feature-badges">
      <ul className="feature-badges__list">
        {shown.map((item) => (
          <li key={item.id}>
            <span className="badge tag">{item.name}</span>
          </li>
        ))}
      </ul>
      {items.length > GROUP ? (
        <button
          type="button"
          className="btn btn-sm feature-badges__more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show Less' : 'Show More'}
          <span className="visually-hidden"> features of {of}</span>
        </button>
      ) : null}
    </div>
  );
}

/** The status of an order in the colour of spec §4. */
export const OrderStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge status={status} colours={orderStatusColour} />
);
