import Offcanvas from 'react-bootstrap/Offcanvas';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText, statusOf } from '@/shared/api/queryError';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { usePreferences } from '@/shared/format/displayPreferences';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { Address, PaidAddress } from '@/shared/ui/Address';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { getServerPayout } from './endpoints';
import type { LedgerPayoutDetail } from './ledgerWallet';
import { useServerPayoutQuery, useRetryServerPayoutMutation } from './ledgerWalletApi';
import {
  kindText,
  lineText,
  statusMeaning,
  stepText,
  tokenAmount,
  worthText,
} from './ledgerWalletWords';

interface PayoutDrawerProps {
  serverId: string;
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

const isMoving = ({ status, isWaiting }: LedgerPayoutDetail) =>
  !isWaiting && (status === 'PENDING' || status === 'PROCESSED');

/** A payout with its lines and what has happened to it, in a drawer. */
export default function PayoutDrawer({ serverId, id, isOpen, onClose }: PayoutDrawerProps) {
  const { currentData, error, isFetching, refetch } = useServerPayoutQuery(
    { serverId, payoutId: id },
    { skip: !isOpen },
  );
  usePolling(
    refetch,
    getServerPayout.polledEvery * SECOND,
    isOpen && currentData !== undefined && isMoving(currentData),
  );
  usePreferences();
  return (
    <Offcanvas
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      placement="end"
      className="ledger-drawer"
      aria-labelledby="payout-title"
    >
      <Offcanvas.Header closeButton closeLabel="Close payout">
        <Offcanvas.Title as="h2" id="payout-title">
          {currentData ? <bdi>{currentData.label || kindText(currentData.kind)}</bdi> : 'Payout'}
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>
        {currentData ? (
          <Whole serverId={serverId} payout={currentData} />
        ) : statusOf(error) === 404 ? (
          <EmptyState title="Payout not found">
            The link may be wrong, or it belongs to another server.
          </EmptyState>
        ) : error && !isFetching ? (
          <ErrorState
            message={failureText(error, 'Couldn’t load this payout.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <TableSkeleton label="Loading payout" count={6} />
        )}
      </Offcanvas.Body>
    </Offcanvas>
  );
}

function Whole({ serverId, payout }: { serverId: string; payout: LedgerPayoutDetail }) {
  const { status, reason, appeal, canRetry, lines, points, steps, member, address, signature } =
    payout;
  return (
    <>
      <p className="ledger-drawer__amount amount" translate="no">
        {worthText(payout)}
        {payout.piece === null ? (
          <SolValue
            units={payout.amount}
            mint={payout.token.mint}
            isPast={!isMoving(payout) && !payout.isWaiting}
          />
        ) : null}
      </p>
      <div role="status">
        <PayoutStatusBadge status={status} />
      </div>
      <p className="ledger-note">{statusMeaning(status)}</p>
      {reason === null ? null : (
        <p className="notice">
          Rejected: <bdi>{reason}</bdi>
        </p>
      )}
      {appeal === null ? null : (
        <p className="notice">
          <bdi translate="no">{member.name}</bdi> asks: “<bdi>{appeal.text}</bdi>”
        </p>
      )}
      {canRetry ? <RetryButton serverId={serverId} payout={payout} /> : null}
      <LeftOutNote leftOut={payout.leftOut} />
      <h3>Breakdown</h3>
      {lines.length === 0 ? (
        <p className="ledger-note">No funds are reserved for this payout.</p>
      ) : (
        <dl className="facts">
          {lines.map(({ what, token, amount, isEstimate }) => (
            <div key={what}>
              <dt>{lineText(what)}</dt>
              <dd className="amount">
                {isEstimate ? (
                  <>
                    up to <span translate="no">{tokenAmount(amount, token)}</span>
                  </>
                ) : (
                  <span translate="no">{tokenAmount(amount, token)}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {points.length === 0 ? null : (
        <ul className="ledger-drawer__points">
          {points.map((line) => (
            <li key={line.id}>
              <bdi>{line.label}</bdi> {line.at === null ? null : <TimeAgo at={line.at} />}
            </li>
          ))}
        </ul>
      )}
      <h3>History</h3>
      <ol className="ledger-drawer__steps">
        {steps.map(({ step, at }, index) => (
          // Steps have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index}>
            {stepText(step)} {at === null ? null : <TimeAgo at={at} />}
          </li>
        ))}
      </ol>
      <h3>Details</h3>
      <dl className="facts">
        <div>
          <dt>{payout.kind === 'WITHDRAWAL' ? 'Requested by' : 'Member'}</dt>
          <dd>
            <MemberName {...member} />
          </dd>
        </div>
        {payout.decidedBy === null ? null : (
          <div>
            <dt>Reviewed by</dt>
            <dd>
              <bdi translate="no">{payout.decidedBy}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>To</dt>
          <dd>
            {address === null ? (
              <PaidAddress value={address} />
            ) : (
              <Address value={address} what="the receiving wallet" isShort explorer="account" />
            )}
          </dd>
        </div>
        {signature === null ? null : (
          <div>
            <dt>Signature</dt>
            <dd>
              <Address value={signature} what="the signature" isShort explorer="transaction" />
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

function RetryButton({ serverId, payout }: { serverId: string; payout: LedgerPayoutDetail }) {
  const [retry, { isLoading }] = useRetryServerPayoutMutation();
  const send = async () => {
    const answer = await retry({ serverId, payoutId: payout.id });
    if (answer.error) notify('error', failureText(answer.error, GENERIC_FAILURE));
    else notify('success', 'Sending the payout again');
  };
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-busy={isLoading}
      disabled={isLoading}
      onClick={() => void send()}
    >
      Retry payout
    </button>
  );
}
