import { useState } from 'react';
import './featureBadges.scss';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { orderStatusColour } from './order';

interface FeatureBadgesProps {
  items: readonly { id: string; name: string }[];
  /** The order or package the features belong to, for the accessible name of the button. */
  of: string;
}

/** Features are shown in groups of 3 (spec §9). */
const GROUP = 3;

/**
 * Features as badges, 3 per row; only the first row until Show More is pressed (spec §2, User Orders). The payment
 * screen uses it too: with thirty features listed, the Pay button would be far below on a phone.
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

/** The status of an order in the color of spec §4. */
export const OrderStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge status={status} colours={orderStatusColour} />
);
