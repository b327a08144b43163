import type { ClaimTerms } from './claim';
import { pointsInWords, strandedBy } from './claimWords';

interface StrandedProps {
  points: number | null;
  terms: ClaimTerms;
  /** Claims all points instead. */
  onWhole: (points: number) => void;
}

/** Says that a claim would leave fewer points than the minimum claim, and offers to claim all. */
export function Stranded({ points, terms, onWhole }: StrandedProps) {
  const rest = strandedBy(points, terms);
  const { available, claimable, least } = terms;
  return (
    <div role="status" className="claim-panel__small">
      {rest === 0 ? null : (
        <>
          <p>
            {pointsInWords(rest)} would be left. You can claim them once you have{' '}
            {pointsInWords(least)} again.
          </p>
          {available === claimable ? (
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={() => onWhole(claimable)}
            >
              Claim all {pointsInWords(claimable)}
            </button>
          ) : null}
        </>
      )}
    </div>
  );
}
