import { Link, useSearchParams } from 'react-router-dom';
import { TransactionStatusBadge } from '@/features/billing/transaction-status/TransactionStatusBadge';
import { dayText, hourText, momentText } from '@/shared/format/times';
import { utcText } from '@/shared/format/utcText';
import { formatUnits } from '@/shared/money/lamports';
import { CopyButton } from '@/shared/ui/CopyButton';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { explorerUrl } from '@/shared/format/explorer';
import { Private } from '@/shared/ui/Private';
import { AddressText } from '@/shared/ui/Address';
import { WalletName } from '@/shared/ui/names/WalletName';
import type { DataColumn, FilterChoice } from '@/shared/ui/table/column';
import { fixedFilters, type OpenFilter } from './historyQuery';
import {
  amountLook,
  directionText,
  mismatchText,
  shortSignedText,
  signedText,
  typeText,
} from './historyWords';
import { RowActions } from './RowActions';
import type { TransactionRow } from './transaction';
import { withOpen } from './useOpenTransaction';

/** What the columns need to know besides the row. */
interface Known {
  /** What one can filter by. */
  choices: Readonly<Record<OpenFilter, readonly FilterChoice[]>>;
  /** What one calls one's wallets, by their addresses. */
  wallets: ReadonlyMap<string, string>;
}

/** Where a row has nothing; on a phone the whole line goes. */
const NONE = <span className="transaction-none">–</span>;

/** A time as files have it: ISO 8601 in UTC; empty where it is not known. */
const isoOf = ({ at }: TransactionRow) => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

const nameOf = ({ description, type }: TransactionRow) =>
  description === '' ? typeText(type) : description;

/** The table's columns. */
export const columnsOf = ({ choices, wallets }: Known): DataColumn<TransactionRow>[] => [
  {
    id: 'what',
    header: 'Description',
    value: nameOf,
    cell: (row) => <What row={row} />,
    isRowHeader: true,
    isUnsortable: true,
  },
  { id: 'at', header: 'Date', value: isoOf, cell: ({ at }) => <Moment at={at} /> },
  {
    id: 'type',
    header: 'Type',
    value: ({ type }) => typeText(type),
    filter: fixedFilters.type,
    isUnsortable: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount, token }) => formatUnits(BigInt(amount), token.decimals),
    cell: (row) => (
      <bdi className={`amount ${amountLook(row)}`} translate="no">
        {row.piece === null ? (
          <Private>
            <Amount row={row} />
          </Private>
        ) : (
          signedText(row)
        )}
      </bdi>
    ),
    isNumber: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status, note, mismatch }) => (
      <div>
        <TransactionStatusBadge status={status} />
        {note === null ? null : (
          <p className="transaction-note">
            <bdi>{note}</bdi>
          </p>
        )}
        {mismatch === null ? null : <p className="transaction-note">{mismatchText(mismatch)}</p>}
      </div>
    ),
    filter: fixedFilters.status,
    isUnsortable: true,
    phone: 'second',
  },
  {
    id: 'wallet',
    header: 'Wallet',
    value: ({ wallet }) => wallet,
    cell: ({ wallet }) =>
      wallet === null ? NONE : <WalletName address={wallet} name={wallets.get(wallet) ?? null} />,
    filter: choices.wallet,
    isUnsortable: true,
  },
  {
    id: 'signature',
    header: 'Signature',
    value: ({ signature }) => signature,
    cell: (row) => <Signature row={row} />,
    isUnsortable: true,
  },
  {
    id: 'server',
    header: 'Server',
    value: ({ server }) => server?.name ?? null,
    filter: choices.server,
    isUnsortable: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'token',
    header: 'Token',
    value: ({ token }) => token.symbol,
    filter: choices.token,
    isUnsortable: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'direction',
    header: 'Direction',
    value: ({ direction }) => directionText(direction),
    filter: fixedFilters.direction,
    isUnsortable: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    cell: (row) => <RowActions row={row} />,
    isUnsortable: true,
    isNotExported: true,
  },
];

/** What the file holds: everything, with times and amounts as machines read them. */
export const fileColumns: readonly DataColumn<TransactionRow>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'at', header: 'Date', value: isoOf },
  { id: 'type', header: 'Type', value: ({ type }) => type },
  { id: 'what', header: 'Description', value: ({ description }) => description },
  { id: 'server', header: 'Server', value: ({ server }) => server?.name ?? null },
  { id: 'direction', header: 'Direction', value: ({ direction }) => direction },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount, token }) => formatUnits(BigInt(amount), token.decimals),
    isNumber: true,
  },
  {
    id: 'moved',
    header: 'Amount moved',
    value: ({ moved, token }) => formatUnits(BigInt(moved), token.decimals),
    isNumber: true,
  },
  { id: 'token', header: 'Token', value: ({ token }) => token.symbol },
  { id: 'mint', header: 'Token address', value: ({ token }) => token.mint },
  { id: 'piece', header: 'NFT number', value: ({ piece }) => piece },
  { id: 'status', header: 'Status', value: ({ status }) => status },
  { id: 'note', header: 'Note', value: ({ note }) => note },
  { id: 'wallet', header: 'Wallet', value: ({ wallet }) => wallet },
  { id: 'signature', header: 'Signature', value: ({ signature }) => signature },
  { id: 'order', header: 'Order', value: ({ orderId }) => orderId },
];

function What({ row }: { row: TransactionRow }) {
  const [params] = useSearchParams();
  return (
    <span className="transaction-what">
      <Link
        className="row-name"
        to={{ search: withOpen(params, row.id).toString() }}
        preventScrollReset
      >
        <bdi>{nameOf(row)}</bdi>
      </Link>
      {row.server === null ? null : (
        <small>
          <bdi translate="no">{row.server.name}</bdi>
        </small>
      )}
    </span>
  );
}

/** Exact, but for rows of a phone that are folded: there four digits have room. */
function Amount({ row }: { row: TransactionRow }) {
  const exact = signedText(row);
  const short = shortSignedText(row);
  return short === exact ? (
    exact
  ) : (
    <>
      <span className="when-folded">{short}</span>
      <span className="when-open">{exact}</span>
    </>
  );
}

function Moment({ at }: Pick<TransactionRow, 'at'>) {
  const time = Date.parse(at ?? '');
  if (Number.isNaN(time)) return <span>unknown</span>;
  return (
    <time
      className="transaction-moment"
      dateTime={new Date(time).toISOString()}
      title={`${momentText(time)} (${utcText(time)})`}
    >
      {dayText(time)} <small>{hourText(time)}</small>
    </time>
  );
}

function Signature({ row }: { row: TransactionRow }) {
  const { signature } = row;
  if (signature === null) return NONE;
  return (
    <span className="transaction-signature">
      <SafeLink
        href={explorerUrl('transaction', signature)}
        aria-label={`View the transaction of ${nameOf(row)} in the explorer`}
      >
        <AddressText value={signature} isShort />
      </SafeLink>
      <CopyButton value={signature} label={`Copy the signature of ${nameOf(row)}`} />
    </span>
  );
}
