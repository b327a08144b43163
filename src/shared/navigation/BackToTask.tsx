import { Link } from 'react-router-dom';

/** From a page on which something was to be linked, back to where that was wanted; nothing without such a place. */
export const BackToTask = ({ to }: { to: string | null }) =>
  to === null ? null : (
    <Link className="btn btn-outline-secondary" to={to}>
      Back to the task
    </Link>
  );
