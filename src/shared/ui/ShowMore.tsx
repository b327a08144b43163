import { inNumbers } from '@/shared/format/numbers';
import './showMore.scss';

interface ShowMoreProps {
  /** How many are shown, of how many. */
  shown: number;
  total: number;
  onMore: () => void;
}

/** The way to the rest of a long list; nothing once all of it is shown. */
export const ShowMore = ({ shown, total, onMore }: ShowMoreProps) =>
  shown >= total ? null : (
    <div className="show-more">
      <p>
        {inNumbers(shown)} of {inNumbers(total)}
      </p>
      <button type="button" className="btn btn-outline-secondary" onClick={onMore}>
        Show more
      </button>
    </div>
  );
