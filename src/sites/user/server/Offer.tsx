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
import { CardsSkeleton } from '@/shared/ui/skeletons';

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
      <CardsSkeleton label="Loading your claimable rewards" count={1} />
    );
  const { terms, message } = currentData;
  return (
    <div className="panel server-earn__offer">
      {terms === null ? null : (
        <dl className="reward-terms">
          <dt>Rate</dt>
          <dd>{rateInWords(terms)}</dd>
          <dt>A claim</dt>
          <dd>
            {pointsInWords(terms.least)} to {pointsInWords(terms.most)}
          </dd>
          <dt>Claimable now</dt>
          <dd>
            {terms.claimable === 0
              ? 'Nothing'
              : `${pointsInWords(terms.claimable)} for ${tokenText(worthOf(terms.claimable, terms), terms.token)}`}
          </dd>
        </dl>
      )}
      {message === null ? null : <p>{message}</p>}
      <p>
        <Link to={earningPath(section, slug)}>
          {(terms?.claimable ?? 0) > 0 ? 'Claim' : 'Your points'}
          <span className="visually-hidden">: {sectionNames[section]}</span>
        </Link>
      </p>
    </div>
  );
}
