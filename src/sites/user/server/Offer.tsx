import { Link } from 'react-router-dom';
import { useClaimOfferQuery } from '@/features/earning/claims/claimsApi';
import {
  pointsInWords,
  rateInWords,
  tokenText,
  worthOf,
} from '@/features/earning/claims/claimWords';
import { earningPath } from '@/features/server/memberships/paths';
import type { EarningSection } from '@/features/earning/points/points';
import { sectionNames } from '@/features/earning/points/pointsWords';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';

/** What points can be claimed for on a server, and where, for one way to earn. */
export function Offer({ section, slug }: { section: EarningSection; slug: string }) {
  const { currentData, error, isFetching, refetch } = useClaimOfferQuery(
    { section, slug },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load your claimable rewards.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <div
        className="panel server-earn__offer skeleton"
        role="status"
        aria-label="Loading your claimable rewards"
      >
        <span className="skeleton__text" />
      </div>
    );
  const { terms, message } = currentData;
  return (
    <div className="panel server-earn__offer">
      <div>
        {terms === null ? null : (
          <>
            <strong>
              {terms.claimable === 0
                ? 'Nothing to claim now'
                : `${pointsInWords(terms.claimable)} for ${tokenText(worthOf(terms.claimable, terms), terms.token)}`}
            </strong>
            <small>{rateInWords(terms)}</small>
          </>
        )}
        {message === null ? null : <p>{message}</p>}
      </div>
      <Link className="btn btn-outline-secondary" to={earningPath(section, slug)}>
        {(terms?.claimable ?? 0) > 0 ? 'Claim' : 'Your points'}
        <span className="visually-hidden">: {sectionNames[section]}</span>
      </Link>
    </div>
  );
}
