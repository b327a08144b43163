import { useState } from 'react';
import './featureBadges.scss';

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
  const rows = Array.from({ length: Math.ceil(items.length / GROUP) }, (_, index) =>
    items.slice(index * GROUP, (index + 1) * GROUP),
  );
  const shown = isOpen ? rows : rows.slice(0, 1);
  return (
    <div className="feature-badges">
      {shown.map((row) => (
        <ul key={row[0]?.id} className="badge-list">
          {row.map((item) => (
            <li key={item.id} className="badge text-bg-secondary">
              {item.name}
            </li>
          ))}
        </ul>
      ))}
      {rows.length > 1 ? (
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
