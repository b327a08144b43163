import type { ReactNode } from 'react';
import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import type { Payout, PointsEntry } from '@/features/earning/points/points';
import {
  useMyPayoutsQuery,
  usePointsEntriesQuery,
  type PointsParams,
} from '@/features/earning/points/pointsApi';
import { changeText, pointsText } from '@/features/earning/points/pointsText';
import { typeInWords } from '@/features/earning/points/pointsWords';
import { failureText } from '@/shared/api/queryError';
import { Address } from '@/shared/ui/Address';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { WalletName } from '@/shared/ui/names/WalletName';
import { Private } from '@/shared/ui/Private';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import '@/shared/ui/table/table.scss';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { Claim } from './claim';
import './claims.scss';
import { useClaimsQuery } from './claimsApi';
import { pointsInWords } from './claimWords';
import { newestOf, type Happening } from './newest';

const LABEL = 'Newest activity';
const COLUMNS = ['Activity', 'Date', 'Status', 'Amount', 'Details'];
/** The page size of the full lists, so that their cached answers are shared. */
const MOST = 10;
const FIRST = { page: 1, pageSize: MOST };

/** A member's latest points on a server: earned, claimed and paid, in one list. */
export function Newest({ params }: { params: PointsParams }) {
  const fresh = { refetchOnMountOrArgChange: true };
  const entries = usePointsEntriesQuery({ ...params, ...FIRST }, fresh);
  const claims = useClaimsQuery({ ...params, ...FIRST }, fresh);
  const payouts = useMyPayoutsQuery({ ...params, ...FIRST }, fresh);
  const lists = [entries, claims, payouts];
  if (lists.some(({ data, error }) => data === undefined && error === undefined))
    return <TableSkeleton label={`Loading: ${LABEL}`} count={5} />;
  const { rows, isAll } = newestOf(
    { entries: entries.data, claims: claims.data, payouts: payouts.data },
    MOST,
  );
  const failed = lists.filter(({ data }) => data === undefined);
  return (
    <section className="data-table" aria-label={LABEL}>
      {failed.map(({ error, refetch }, index) => (
        <ErrorState
          // oxlint-disable-next-line react/no-array-index-key -- there are three at most, in one order
          key={index}
          message={failureText(error, 'Couldn’t load a part of your activity.')}
          onRetry={() => void refetch()}
        />
      ))}
      {lists.map(({ data }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <LeftOutNote key={index} leftOut={data?.leftOut} />
      ))}
      {rows.length > 0 ? (
        <Rows rows={rows} />
      ) : failed.length > 0 ? null : (
        <EmptyState scene="purse" title="No points yet">
          Points you earn, claims and payouts appear here.
        </EmptyState>
      )}
      {isAll || rows.length === 0 ? null : (
        <p className="fine-print">The newest. Choose a list above for all of it.</p>
      )}
    </section>
  );
}

const Rows = ({ rows }: { rows: readonly Happening[] }) => (
  <div className="table-frame">
    <table className="table cards-on-phone">
      <caption className="visually-hidden">{LABEL}, newest first</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind === 'entry' ? (
            <EntryRow key={row.id} entry={row.entry} />
          ) : row.kind === 'claim' ? (
            <ClaimRow key={row.id} claim={row.claim} />
          ) : (
            <PayoutRow key={row.id} payout={row.payout} />
          ),
        )}
      </tbody>
    </table>
  </div>
);

interface RowProps {
  name: string;
  at: string | null;
  status: ReactNode;
  amount: ReactNode;
  details: ReactNode;
}

const Row = ({ name, at, status, amount, details }: RowProps) => (
  <FoldingRow name={name}>
    <th scope="row">
      <bdi className="row-name">{name}</bdi>
    </th>
    <td data-label="Date" data-phone="end">
      {at === null ? 'Unknown' : <TimeAgo at={at} />}
    </td>
    <td data-label="Status" data-phone="second">
      {status}
    </td>
    <td data-label="Amount" data-phone="lead" className="amount">
      {amount}
    </td>
    <td data-label="Details">{details}</td>
  </FoldingRow>
);

function EntryRow({ entry: { label, at, type, points, balanceAfter } }: { entry: PointsEntry }) {
  const what = typeInWords(type);
  return (
    <Row
      name={label === '' ? what : label}
      at={at}
      status={what}
      amount={changeText(points)}
      details={`Balance: ${pointsText(balanceAfter)}`}
    />
  );
}

function ClaimRow({ claim }: { claim: Claim }) {
  const { at, points, amount, token, address, status, isWaiting, reason, signature } = claim;
  const name = `Claimed ${pointsInWords(points)}`;
  return (
    <Row
      name={name}
      at={at}
      status={<PayoutStatusBadge status={status} />}
      amount={
        <Private>
          <ShortAmount
            units={BigInt(amount)}
            decimals={token.decimals}
            symbol={token.symbol}
            isInline
          />
        </Private>
      }
      details={
        <Paid address={address} signature={signature} what={`the signature of ${name}`}>
          {isWaiting ? <p className="claim-row__note">Waiting for team approval</p> : null}
          {reason === null ? null : (
            <p className="claim-row__note">
              Rejected: <bdi>{reason}</bdi>
            </p>
          )}
        </Paid>
      }
    />
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { label, at, amount, status, address, signature } = payout;
  const name = label === '' ? 'Payout' : label;
  return (
    <Row
      name={name}
      at={at}
      status={<PayoutStatusBadge status={status} />}
      amount={
        <Private>
          <bdi translate="no">{amount === '' ? '–' : amount}</bdi>
        </Private>
      }
      details={<Paid address={address} signature={signature} what={`the signature of ${name}`} />}
    />
  );
}

interface PaidProps {
  address: string | null;
  signature: string | null;
  /** Name of the copied text: "the signature of …" */
  what: string;
  children?: ReactNode;
}

const Paid = ({ address, signature, what, children }: PaidProps) => (
  <div className="paid-to">
    {address === null ? '–' : <WalletName address={address} name={null} />}
    {signature === null ? null : (
      <Address value={signature} what={what} isShort explorer="transaction" />
    )}
    {children}
  </div>
);
