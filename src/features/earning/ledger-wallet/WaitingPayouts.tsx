import { useState } from 'react';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { PaidAddress } from '@/shared/ui/Address';
import { MemberName } from '@/shared/ui/names/MemberName';
import { DecidePayout, type DecisionRequest } from './DecidePayout';
import type { LedgerPayout } from './ledgerWallet';
import { useWaitingServerPayoutsQuery } from './ledgerWalletApi';
import { worthText } from './ledgerWalletWords';

/** The queue of payouts above the limit: each needs approval by a team member who did not request it. */
export function WaitingPayouts({ serverId }: { serverId: string }) {
  const [asked, setAsked] = useState<DecisionRequest | null>(null);
  const { currentData, error, isFetching, refetch } = useWaitingServerPayoutsQuery(serverId);
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the payouts waiting for approval.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading payouts waiting for approval" count={2} />
    );
  const { items, total } = currentData;
  const more = (total ?? items.length) - items.length;
  return (
    <section aria-labelledby="ledger-waiting" className="ledger-waiting">
      <h2 id="ledger-waiting">Waiting for approval</h2>
      <LeftOutNote leftOut={currentData.leftOut} />
      {items.length === 0 ? (
        <p className="ledger-note">
          No payouts need approval. Payouts above the approval limit wait here before they’re sent.
        </p>
      ) : (
        <ul className="ledger-queue">
          {items.map((payout) => (
            <Row key={payout.id} payout={payout} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {more > 0 ? <p className="ledger-note">{counted(more, 'more payout')} waiting</p> : null}
      <DecidePayout serverId={serverId} asked={asked} onDone={() => setAsked(null)} />
    </section>
  );
}

interface RowProps {
  payout: LedgerPayout;
  onAsk: (asked: DecisionRequest) => void;
}

function Row({ payout, onAsk }: RowProps) {
  const { member, label, at, address, whyNot } = payout;
  const worth = worthText(payout);
  return (
    <li className="panel ledger-queue__row">
      <div className="ledger-queue__what">
        <strong className="amount" translate="no">
          {worth}
        </strong>
        {payout.piece === null ? <SolValue units={payout.amount} mint={payout.token.mint} /> : null}
        <MemberName {...member} />
        <small>
          <bdi>{label}</bdi> {at === null ? null : <TimeAgo at={at} />}
        </small>
        <small>
          To <PaidAddress value={address} isShort />
        </small>
      </div>
      {whyNot === null ? (
        <div className="ledger-queue__buttons">
          <button
            type="button"
            className="btn btn-primary"
            aria-label={`Approve ${worth} to ${member.name}`}
            onClick={() => onAsk({ payout, verdict: 'APPROVE' })}
          >
            Approve
          </button>
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={`Reject ${worth} to ${member.name}`}
            onClick={() => onAsk({ payout, verdict: 'REFUSE' })}
          >
            Reject
          </button>
        </div>
      ) : (
        <p className="ledger-note">{whyNot}</p>
      )}
    </li>
  );
}
