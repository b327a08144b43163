import './reviews.scss';

/** How many wait for a decision; nothing where none do. */
export const WaitingBadge = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className="badge text-bg-info tab-count">
      {count} <span className="visually-hidden">to review</span>
    </span>
  );
