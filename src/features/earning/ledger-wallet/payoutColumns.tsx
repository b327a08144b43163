import { Link, useSearchParams } from 'react-router-dom';
import { payoutStatusChoices } from '@/features/billing/transaction-status/statusWords';
import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import { explorerUrl } from '@/shared/format/explorer';
import { formatUnits } from '@/shared/money/lamports';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { AddressText } from '@/shared/ui/Address';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { DataColumn } from '@/shared/ui/table/column';
import { readTableState, tableQuery } from '@/shared/ui/table/tableState';
import type { PayoutsQuery } from './ledgerWalletApi';
import { withOpen } from './openPayout';
import { ledgerPayoutKinds, type LedgerPayout } from './ledgerWallet';
import { kindText, worthText } from './ledgerWalletWords';

const isoOf = ({ at }: LedgerPayout) => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** How the list is at first. */
export const PAYOUT_DEFAULTS = { sort: '-at', pageSize: 25 } as const;

/** What leaves the wallet, as a table. */
export const payoutColumns: readonly DataColumn<LedgerPayout>[] = [
  {
    id: 'what',
    header: 'For',
    value: ({ label }) => label,
    cell: (row) => <What row={row} />,
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'at',
    header: 'Date',
    value: isoOf,
    cell: ({ at }) => (at === null ? 'Unknown' : <TimeAgo at={at} />),
  },
  {
    id: 'kind',
    header: 'Type',
    value: ({ kind }) => kindText(kind),
    filter: ledgerPayoutKinds.map((value) => ({ value, label: kindText(value) })),
    isUnsortable: true,
  },
  {
    id: 'member',
    header: 'Member',
    value: ({ member }) => member.name,
    cell: ({ member }) => <MemberName {...member} username={null} />,
    isUnsortable: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount, token }) => formatUnits(BigInt(amount), token.decimals),
    cell: (row) => (
      <bdi className="amount" translate="no">
        {worthText(row)}
      </bdi>
    ),
    isNumber: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status, isWaiting }) => (
      <div>
        <PayoutStatusBadge status={status} />
        {isWaiting ? <p className="ledger-note">Waiting for approval</p> : null}
      </div>
    ),
    filter: payoutStatusChoices,
    isUnsortable: true,
  },
  {
    id: 'signature',
    header: 'Signature',
    value: ({ signature }) => signature,
    cell: ({ signature, label }) =>
      signature === null ? (
        '–'
      ) : (
        <SafeLink
          href={explorerUrl('transaction', signature)}
          aria-label={`View the transaction for ${label} in the explorer`}
        >
          <AddressText value={signature} isShort />
        </SafeLink>
      ),
    isUnsortable: true,
  },
];

const sorts = ['at', '-at', 'amount', '-amount'] as const;

/** The query of the list at an address. */
export function payoutsQueryAt(params: URLSearchParams): PayoutsQuery {
  const { sort, ...query } = tableQuery(readTableState(params, payoutColumns, PAYOUT_DEFAULTS));
  return { ...query, sort: sorts.find((each) => each === sort) ?? PAYOUT_DEFAULTS.sort };
}

/** What the file holds: amounts exact and times in UTC. */
export const payoutFile: readonly DataColumn<LedgerPayout>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'at', header: 'Date', value: isoOf },
  { id: 'kind', header: 'Type', value: ({ kind }) => kind },
  { id: 'what', header: 'For', value: ({ label }) => label },
  { id: 'member', header: 'Member', value: ({ member }) => member.name },
  { id: 'username', header: 'Username', value: ({ member }) => member.username },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount, token }) => formatUnits(BigInt(amount), token.decimals),
    isNumber: true,
  },
  { id: 'token', header: 'Token', value: ({ token }) => token.symbol },
  { id: 'mint', header: 'Token address', value: ({ token }) => token.mint },
  { id: 'piece', header: 'NFT', value: ({ piece }) => piece },
  { id: 'status', header: 'Status', value: ({ status }) => status },
  { id: 'waits', header: 'Waiting for approval', value: ({ isWaiting }) => isWaiting },
  { id: 'reason', header: 'Reason', value: ({ reason }) => reason },
  { id: 'decidedBy', header: 'Reviewed by', value: ({ decidedBy }) => decidedBy },
  { id: 'address', header: 'Wallet', value: ({ address }) => address },
  { id: 'signature', header: 'Signature', value: ({ signature }) => signature },
];

function What({ row }: { row: LedgerPayout }) {
  const [params] = useSearchParams();
  return (
    <Link to={{ search: withOpen(params, row.id).toString() }} preventScrollReset>
      <bdi>{row.label === '' ? kindText(row.kind) : row.label}</bdi>
    </Link>
  );
}
