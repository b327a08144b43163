import { useLinkedWalletsQuery } from '@/features/identity/linked-wallets/linkedWalletsApi';
import type { PointsParams } from '@/features/earning/points/pointsApi';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ClaimOffer } from './claim';
import { LatestClaim } from './ClaimCard';
import { ClaimForm } from './ClaimForm';
import './claims.scss';
import { useClaimOfferQuery } from './claimsApi';
import { pointsInWords, rateInWords } from './claimWords';

interface ClaimAreaProps {
  params: PointsParams;
  /** Shown above the claim: the claimable points. */
  children?: ReactNode;
}

/** The form for claiming points for tokens, and the status of the last claim. */
export function ClaimArea({ params, children }: ClaimAreaProps) {
  const { data, error, refetch } = useClaimOfferQuery(params);
  const lastId = data?.terms?.lastClaimId ?? null;
  return (
    <div className={`claim-area ${lastId === null ? '' : 'claim-area--both'}`}>
      <section className="panel claim-panel" aria-labelledby="claim-panel-title">
        {children}
        {/* The button below says the same. */}
        <h2 id="claim-panel-title" className="visually-hidden">
          Claim points
        </h2>
        {data ? (
          <Offer params={params} offer={data} />
        ) : error ? (
          <ErrorState
            message={failureText(error, 'Couldn’t load what your points are worth.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading what your points are worth" className="skeleton">
            <div className="skeleton__block" />
          </div>
        )}
      </section>
      {data ? <Latest params={params} lastId={lastId} /> : null}
    </div>
  );
}

/** The last claim, as of the first answer. */
function Latest({ params, lastId }: { params: PointsParams; lastId: string | null }) {
  const [firstId] = useState(lastId);
  return lastId === null ? null : (
    <LatestClaim key={lastId} params={params} claimId={lastId} isMadeHere={lastId !== firstId} />
  );
}

function Offer({ params, offer }: { params: PointsParams; offer: ClaimOffer }) {
  const { state, message, retryAt, terms } = offer;
  const wallets = useLinkedWalletsQuery(undefined);
  if (terms === null || state !== 'OPEN') {
    return (
      <>
        <p role="status">
          {message ?? 'You can’t claim right now.'}
          {retryAt === null ? null : (
            <>
              {' '}
              You can claim again <TimeAgo at={retryAt} />.
            </>
          )}
        </p>
        {terms === null ? null : (
          <p className="claim-panel__small">
            {rateInWords(terms)}. Minimum claim: {pointsInWords(terms.least)}. Maximum claim:{' '}
            {pointsInWords(terms.most)}.
          </p>
        )}
      </>
    );
  }
  if (!wallets.data) {
    return wallets.error ? (
      <ErrorState
        message={failureText(wallets.error, 'Couldn’t load your wallets.')}
        onRetry={() => void wallets.refetch()}
      />
    ) : (
      <Waiting />
    );
  }
  const { wallets: linked, leftOut } = wallets.data;
  if (linked.length === 0 && leftOut) {
    return (
      <>
        <LeftOutNote leftOut={leftOut} />
        <p>
          {rateInWords(terms)}. You can claim {pointsInWords(terms.claimable)} now, but your linked
          wallets couldn’t be read.
        </p>
        <LinkWallet>Your wallets</LinkWallet>
      </>
    );
  }
  if (linked.length === 0) {
    return (
      <>
        <p>
          {rateInWords(terms)}. You can claim {pointsInWords(terms.claimable)} now. Link a wallet to
          receive the payout: you sign a message, free of charge.
        </p>
        <LinkWallet primary>Link a wallet</LinkWallet>
      </>
    );
  }
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      <ClaimForm params={params} terms={terms} wallets={linked} isWhole={!leftOut}>
        <LinkWallet>Link another wallet</LinkWallet>
      </ClaimForm>
    </>
  );
}

const Waiting = () => (
  <div role="status" aria-label="Loading your wallets" className="skeleton">
    <div className="skeleton__block" />
  </div>
);

const LinkWallet = ({ primary = false, children }: { primary?: boolean; children: ReactNode }) => (
  <Link
    className={primary ? 'btn btn-primary claim-panel__submit' : 'claim-panel__small tall-link'}
    to="/dashboard/profile/wallets"
  >
    {children}
  </Link>
);
