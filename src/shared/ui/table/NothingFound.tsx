import { Scene } from '@/shared/art/Scene';

/** Where rows are there and none matches: the way back to all of them. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <div className="empty-state">
    <Scene name="lantern" width={160} />
    <h2>No results</h2>
    <p>No rows match your search or filters.</p>
    <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
      Clear search and filters
    </button>
  </div>
);
