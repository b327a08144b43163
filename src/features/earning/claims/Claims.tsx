import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { PagedRows } from '@/shared/ui/table/PagedRows';
import type { PointsParams } from '@/features/earning/points/pointsApi';
import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import { Address } from '@/shared/ui/Address';
import { EmptyState } from '@/shared/ui/EmptyState';
import { WalletName } from '@/shared/ui/names/WalletName';
import { Private } from '@/shared/ui/Private';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { Claim } from './claim';
import { useClaimsQuery } from './claimsApi';
import { pointsInWords, tokenText } from './claimWords';

const COLUMNS = ['Claim', 'When', 'You receive', 'Wallet', 'Status', 'Signature'];
const NO_COLUMNS: readonly never[] = [];

/** Every claim of the member's points on this server. */
export function Claims({ params }: { params: PointsParams }) {
  const control = useTableState(NO_COLUMNS, { pageSize: 10, prefix: 'claims-' });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = useClaimsQuery(
    { ...params, page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PagedRows
      label="Claims"
      columns={COLUMNS}
      page={data}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      control={control}
      empty={
        <EmptyState scene="purse" title="No claims yet">
          Your claims and their transactions appear here.
        </EmptyState>
      }
    >
      {(claim) => <ClaimRow key={claim.id} claim={claim} />}
    </PagedRows>
  );
}

function ClaimRow({ claim }: { claim: Claim }) {
  const { id, at, points, amount, token, address, status, isWaiting, reason, signature } = claim;
  return (
    <FoldingRow name={pointsInWords(points)}>
      <th scope="row">
        {pointsInWords(points)}
        <span className="visually-hidden"> ({id})</span>
      </th>
      <td data-label="When" data-phone="end">
        {at === null ? 'Unknown' : <TimeAgo at={at} />}
      </td>
      <td data-label="You receive" data-phone="lead" className="amount" translate="no">
        <Private>{tokenText(BigInt(amount), token)}</Private>
      </td>
      <td data-label="Wallet">
        <WalletName address={address} name={null} />
      </td>
      <td data-label="Status" data-phone="second">
        <div>
          <PayoutStatusBadge status={status} />
          {isWaiting ? <p className="claim-row__note">Waiting for team approval</p> : null}
          {reason === null ? null : (
            <p className="claim-row__note">
              Rejected: <bdi>{reason}</bdi>
            </p>
          )}
        </div>
      </td>
      <td data-label="Signature">
        {signature === null ? (
          '–'
        ) : (
          <span className="payout-signature">
            <Address
              value={signature}
              what={`the signature of the claim of ${pointsInWords(points)}`}
              isShort
              explorer="transaction"
            />
          </span>
        )}
      </td>
    </FoldingRow>
  );
}
