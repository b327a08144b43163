import { useState } from 'react';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import type { PointsParams } from '@/features/earning/points/pointsApi';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { AddressText } from '@/shared/ui/Address';
import type { ClaimTerms } from './claim';
import { useCreateClaimMutation } from './claimsApi';
import { Stranded } from './Stranded';
import { needsApproval, pointsInWords, rateInWords, tokenText, worthOf } from './claimWords';

/** The claim a member wants to make, with the terms that were offered. */
export interface ClaimWish {
  key: string;
  points: number;
  address: string;
  terms: ClaimTerms;
}

interface ConfirmClaimProps {
  params: PointsParams;
  /** Null while the dialog is closed. */
  wish: ClaimWish | null;
  walletName: string;
  onMade: () => void;
  onCancel: () => void;
  /** Claims all points instead. */
  onWhole: (points: number) => void;
  /** Called with the reason and field if the server refused the claim. */
  onRefused: (why: { path: string; message: string }) => void;
}

/** Shows the complete claim before it is made. If no answer comes, the same claim can be sent again. */
export function ConfirmClaim({ params, wish, walletName, ...on }: ConfirmClaimProps) {
  const [make, { isLoading }] = useCreateClaimMutation();
  const [unknown, setUnknown] = useState<string | null>(null);
  const send = async () => {
    if (!wish || isLoading) return;
    const { key, points, address, terms } = wish;
    const answer = await make({
      ...params,
      key,
      points,
      address,
      mint: terms.token.mint,
      amount: worthOf(points, terms).toString(),
      after: terms.lastClaimId,
    });
    const status = answer.error && 'status' in answer.error ? answer.error.status : undefined;
    // Below 500 the server has refused; otherwise the outcome is unknown, and the key prevents a second claim.
    if (answer.error && (status === undefined || status >= 500)) {
      setUnknown(answer.error.message ?? GENERIC_FAILURE);
      return;
    }
    setUnknown(null);
    if (!answer.error) return on.onMade();
    const first = 'errors' in answer.error ? answer.error.errors?.[0] : undefined;
    on.onRefused(first ?? { path: '', message: answer.error.message ?? GENERIC_FAILURE });
  };
  return (
    <ConfirmDialog
      isOpen={wish !== null}
      title="Claim points?"
      confirmLabel={unknown === null ? 'Claim points' : 'Try again'}
      cancelLabel="Cancel"
      isRunning={isLoading}
      isWanted
      onConfirm={() => void send()}
      onCancel={() => {
        setUnknown(null);
        on.onCancel();
      }}
    >
      {wish === null ? null : <Facts wish={wish} walletName={walletName} />}
      {wish === null || unknown !== null || isLoading ? null : (
        <Stranded points={wish.points} terms={wish.terms} onWhole={on.onWhole} />
      )}
      {unknown === null ? null : (
        <p role="alert" className="field__error">
          {unknown} The claim may have gone through. Trying again won’t claim twice.
        </p>
      )}
    </ConfirmDialog>
  );
}

function Facts({ wish, walletName }: { wish: ClaimWish; walletName: string }) {
  const { points, address, terms } = wish;
  return (
    <>
      <dl className="facts claim-facts">
        <div>
          <dt>You give</dt>
          <dd>{pointsInWords(points)}</dd>
        </div>
        <div>
          <dt>You receive</dt>
          <dd>
            <strong translate="no">{tokenText(worthOf(points, terms), terms.token)}</strong>
            <SolValue units={worthOf(points, terms)} mint={terms.token.mint} />
          </dd>
        </div>
        <div>
          <dt>Rate</dt>
          <dd>{rateInWords(terms)}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>
            <bdi translate="no">{walletName}</bdi>
            <br />
            <AddressText value={address} />
          </dd>
        </div>
        <div>
          <dt>Network fee</dt>
          <dd>
            {terms.token.mint === null
              ? 'Paid by the server'
              : 'Paid by the server, including token account rent'}
          </dd>
        </div>
      </dl>
      <p>
        {needsApproval(points, terms) ? 'Claims this large need team approval. ' : ''}
        Your points are locked now and returned if the claim fails or is rejected. You can’t change
        the wallet later.
      </p>
    </>
  );
}
