import { Suspense, useEffect, useRef, useState } from 'react';
import type { PointsParams } from '@/features/earning/points/pointsApi';
import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import { reportChange } from '@/shared/api/changes';
import { failureText } from '@/shared/api/queryError';
import { usePolling } from '@/shared/hooks/usePolling';
import { Address } from '@/shared/ui/Address';
import { ErrorState } from '@/shared/ui/ErrorState';
import { WalletName } from '@/shared/ui/names/WalletName';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { Claim } from './claim';
import { useClaimQuery } from './claimsApi';
import { isFinal, nextInWords, pointsInWords, stepInWords, tokenText } from './claimWords';

const ClaimMoment = lazyOptional(() => import('./ClaimMoment'));

/** Poll intervals: while the chain is processing, and while a team member must approve. */
const POLL_MS = 2000;
const POLL_WAITING_MS = 15_000;
const BAD: readonly string[] = ['REFUSED', 'FAILED'];

interface LatestClaimProps {
  params: PointsParams;
  claimId: string;
  /** The claim was made while the page was open, which has since refetched its other data, though perhaps too soon. */
  isMadeHere: boolean;
}

/** The newest claim, step by step; polls while it is in progress. */
export function LatestClaim({ params, claimId, isMadeHere }: LatestClaimProps) {
  const { data, error, refetch } = useClaimQuery({ ...params, claimId });
  const claim = data?.claim;
  usePolling(
    refetch,
    claim?.isWaiting === true ? POLL_WAITING_MS : POLL_MS,
    claim !== undefined && !isFinal(claim),
  );
  useNewsOf(claim, isMadeHere);
  if (claim)
    return (
      <div>
        {isMadeHere ? (
          <Suspense>
            <ClaimMoment claim={claim} params={params} />
          </Suspense>
        ) : null}
        <ClaimCard claim={claim} isMadeHere={isMadeHere} />
      </div>
    );
  return error ? (
    <ErrorState
      message={failureText(error, 'Couldn’t load your claim.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <div role="status" aria-label="Loading your claim" className="skeleton">
      <div className="skeleton__card" />
    </div>
  );
}

/**
 * The status of a claim also affects the balance, the ledger and the list. For a claim made here the first answer is a
 * change if it is final, too: the claim may have been paid between the ledger's answer and its own.
 */
function useNewsOf(claim: Claim | undefined, isMadeHere: boolean): void {
  const known = useRef<string>(undefined);
  const state = claim === undefined ? undefined : `${claim.id} ${claim.status}`;
  const isOver = isMadeHere && claim !== undefined && isFinal(claim);
  useEffect(() => {
    if (state === undefined) return;
    const isNews = known.current === undefined ? isOver : known.current !== state;
    known.current = state;
    if (isNews) reportChange(['Points', 'Transactions']);
  }, [state, isOver]);
}

function lookOf(step: string, { isWaiting }: Claim): string {
  if (BAD.includes(step)) return 'bad';
  return step === 'WAITING' && isWaiting ? 'next' : 'done';
}

interface ClaimCardProps {
  claim: Claim;
  isMadeHere: boolean;
}

/** A claim that was final before the page opened starts folded: it is in the list of claims as well. */
function ClaimCard({ claim, isMadeHere }: ClaimCardProps) {
  const [isOpenAtFirst] = useState(isMadeHere || !isFinal(claim));
  const { points, amount, token, address, status, reason, signature, steps } = claim;
  const next = nextInWords(claim);
  return (
    <section className="panel" aria-labelledby="claim-card-title">
      <details open={isOpenAtFirst}>
        <summary className="claim-card__head">
          <h2 id="claim-card-title">Latest claim</h2>
          <PayoutStatusBadge status={status} />
        </summary>
        <div className="claim-card">
          <p>
            {pointsInWords(points)} for{' '}
            <strong translate="no">{tokenText(BigInt(amount), token)}</strong> to{' '}
            <WalletName address={address} name={null} />
          </p>
          <ol className="claim-steps" role="status">
            {steps.map(({ step, at }, index) => (
              // Steps have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <li key={index} className={`claim-steps__step--${lookOf(step, claim)}`}>
                {stepInWords(step)}{' '}
                {at === null ? null : (
                  <span className="claim-card__when">
                    <TimeAgo at={at} />
                  </span>
                )}
                {step === 'REFUSED' && reason !== null ? (
                  <p>
                    <bdi>{reason}</bdi>
                  </p>
                ) : null}
              </li>
            ))}
            {next === null ? null : <li className="claim-steps__step--next">{next}</li>}
          </ol>
          {signature === null ? null : (
            <p>
              <Address
                value={signature}
                what="the signature of the payment"
                isShort
                explorer="transaction"
              />
            </p>
          )}
        </div>
      </details>
    </section>
  );
}
