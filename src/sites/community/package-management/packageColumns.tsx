import { Link } from 'react-router-dom';
import type { ManagedPackage } from '@/features/billing/packages/managedPackage';
import { termOf } from '@/features/billing/packages/term';
import { formatSol } from '@/shared/money/lamports';
import { priceInWords, priceOf } from '@/shared/money/price';
import { counted } from '@/shared/text/language';
import { OrderHandle } from '@/shared/ui/order/OrderHandle';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import type { StateLook } from '@/shared/ui/stateLook';
import { StateSign } from '@/shared/ui/StateSign';
import type { DataColumn } from '@/shared/ui/table/column';

const states = new Map<string, { label: string; look: StateLook | undefined }>([
  ['DRAFT', { label: 'Draft', look: 'draft' }],
  ['ENABLED', { label: 'Available', look: 'on' }],
  ['DISABLED', { label: 'Discontinued', look: 'ended' }],
]);
const stateOf = ({ status }: ManagedPackage) =>
  states.get(status) ?? { label: 'Unknown', look: undefined };

/** Asks before a package is published or discontinued. */
type AskStatus = (row: ManagedPackage) => void;

/** The table of packages for staff. */
export const packageColumns: readonly DataColumn<ManagedPackage, AskStatus>[] = [
  {
    id: 'place',
    header: 'Position',
    value: ({ order }) => order,
    cell: ({ id, name }) => <OrderHandle id={id} name={name} />,
  },
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    isRowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`/dashboard/edit-package/${encodeURIComponent(id)}`}>{name}</Link>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    value: (row) => priceOf(row),
    cell: (row) => (
      <>
        <span className="amount" translate="no">
          {priceInWords(row)}
        </span>{' '}
        <small className="package-term">{termOf(row)}</small>
        {row.trialDays ? (
          <small className="package-term">{counted(row.trialDays, 'day')} free</small>
        ) : null}
      </>
    ),
    isNumber: true,
  },
  {
    id: 'trial',
    header: 'Free trial',
    value: ({ trialDays }) => trialDays ?? null,
    cell: ({ trialDays }) => (trialDays ? counted(trialDays, 'day') : 'None'),
    isNumber: true,
    isHiddenAtFirst: true,
  },
  {
    id: 'features',
    header: 'Features',
    value: ({ items }) => items.length,
    isNumber: true,
  },
  { id: 'inForce', header: 'Active orders', value: ({ inForce }) => inForce, isNumber: true },
  { id: 'waiting', header: 'Pending orders', value: ({ waiting }) => waiting, isNumber: true },
  {
    id: 'revenue',
    header: 'Revenue',
    value: ({ revenue }) => (revenue === null ? null : BigInt(revenue)),
    cell: ({ revenue }) =>
      revenue === null ? (
        'Unknown'
      ) : (
        <ShortAmount units={BigInt(revenue)} decimals={9} symbol="SOL" isInline />
      ),
    isNumber: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: (row) => stateOf(row).label,
    filter: [...states].map(([value, { label }]) => ({ value, label })),
    filterBy: ({ status }) => status,
    cell: (row) => (
      <>
        <StateSign {...stateOf(row)} />
        {row.visibility === 'DASHBOARD' ? <small> dashboard only</small> : null}
      </>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    isUnsortable: true,
    isNotExported: true,
    cell: (row, ask) => <RowButtons row={row} ask={ask} />,
  },
];

/** What a file holds beside what the table shows: amounts in SOL, exact. */
const inFile: Readonly<Record<string, Pick<DataColumn<ManagedPackage>, 'header' | 'value'>>> = {
  price: {
    header: 'Price (SOL)',
    value: (row) => {
      const lamports = priceOf(row);
      return lamports === null ? null : formatSol(lamports);
    },
  },
  revenue: {
    header: 'Revenue (SOL)',
    value: ({ revenue }) => (revenue === null ? null : formatSol(BigInt(revenue))),
  },
};
export const packageFileColumns = packageColumns.map(
  ({ id, header, value, isNumber = false, isNotExported = false }) => {
    const own = inFile[id];
    return {
      id,
      header: own?.header ?? header,
      value: own?.value ?? value,
      isNumber,
      isNotExported,
    };
  },
);

function RowButtons({ row, ask }: { row: ManagedPackage; ask: AskStatus }) {
  const isOffered = row.status === 'ENABLED';
  return (
    <div className="row-actions">
      <Link
        className="btn btn-sm btn-outline-secondary"
        to={`/dashboard/edit-package/${encodeURIComponent(row.id)}`}
        aria-label={`Edit ${row.name}`}
      >
        Edit
      </Link>
      <button
        type="button"
        className={`btn btn-sm ${isOffered ? 'btn-outline-danger' : 'btn-outline-secondary'}`}
        aria-label={`${isOffered ? 'Discontinue' : 'Publish'} ${row.name}`}
        onClick={() => ask(row)}
      >
        {isOffered ? 'Discontinue' : 'Publish'}
      </button>
    </div>
  );
}
