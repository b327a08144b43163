import { TransactionStatusBadge } from '@/features/billing/transaction-status/TransactionStatusBadge';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import { SolAmount } from '@/shared/ui/SolAmount';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { VirtualRows } from '@/shared/ui/table/VirtualRows';
import { RowMenu } from '@/shared/ui/table/RowMenu';
import { useTableState } from '@/shared/ui/table/useTableState';
import { notify } from '@/shared/ui/toast';
import { Part } from '../Part';

interface Payout {
  id: string;
  member: string;
  lamports: bigint;
  status: string;
  server: string;
}

const names = ['Ada', 'Bob', 'Cyd', 'Dee', 'Eli', 'Fay', 'Gus'];
const servers = ['Solana Keep', 'Quiet Tower', 'Ape Yard'];

const payouts = (count: number): Payout[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `payout-${index + 1}`,
    member: `${names[index % names.length] ?? 'Ada'} ${String(index + 1).padStart(5, '0')}`,
    lamports: BigInt((index * 7_919) % 1000) * 1_000_000n,
    status: transactionStatuses[index % transactionStatuses.length] ?? 'PENDING',
    server: servers[index % servers.length] ?? 'Solana Keep',
  }));
const few = payouts(37);
const many = payouts(10_000);
const some = payouts(200);
const none: Payout[] = [];
const idOf = ({ id }: Payout) => id;

const columns: DataColumn<Payout>[] = [
  { id: 'member', header: 'Member', value: ({ member }) => member, isRowHeader: true },
  { id: 'server', header: 'Server', value: ({ server }) => server },
  {
    id: 'lamports',
    header: 'Amount',
    value: ({ lamports }) => lamports,
    cell: ({ lamports }) => <SolAmount lamports={lamports} />,
    isNumber: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <TransactionStatusBadge status={status} />,
    filter: transactionStatuses.map((status) => ({ value: status, label: status })),
  },
];
const withMenu: DataColumn<Payout>[] = [
  ...columns,
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    isUnsortable: true,
    cell: ({ member }) => (
      <RowMenu
        label={`More actions for ${member}`}
        actions={() =>
          ['Pay', 'Ask', 'Forget'].map((label) => ({
            label,
            run: () => notify('info', `${label}: ${member}`),
          }))
        }
      />
    ),
  },
];
const actions = [
  {
    label: 'Pay again',
    run: (rows: Payout[]) => notify('success', `${rows.length} paid again`),
  },
];

/** Tables: pages with selection, ten thousand rows, and each state. */
export function TableParts() {
  const paged = useTableState(columns, { sort: 'member', pageSize: 10 });
  const long = useTableState(columns, { prefix: 'long.' });
  const menus = useTableState(withMenu, { prefix: 'menus.' });
  const empty = useTableState(columns, { prefix: 'empty.' });
  const nobody = <p className="empty-state">No one has been paid yet.</p>;
  return (
    <>
      <Part name="Pages" isStacked>
        <DataTable
          label="Payouts"
          columns={columns}
          rows={few}
          getRowId={idOf}
          control={paged}
          bulkActions={actions}
          exportName="payouts"
          empty={nobody}
        />
      </Part>
      <Part name="Ten thousand rows" isStacked>
        <DataTable
          label="All payouts"
          columns={columns}
          rows={many}
          getRowId={idOf}
          control={long}
          virtualRows={VirtualRows}
          bulkActions={actions}
          exportName="all-payouts"
          empty={nobody}
        />
      </Part>
      <Part name="Menus in a list that scrolls" isStacked>
        <DataTable
          label="Debts"
          columns={withMenu}
          rows={some}
          getRowId={idOf}
          control={menus}
          virtualRows={VirtualRows}
          empty={nobody}
        />
      </Part>
      <Part name="On its way, not to be had, empty" isStacked>
        <DataTable
          label="Coming payouts"
          columns={columns}
          rows={none}
          getRowId={idOf}
          control={empty}
          isLoading
          empty={nobody}
        />
        <DataTable
          label="Lost payouts"
          columns={columns}
          rows={none}
          getRowId={idOf}
          control={empty}
          error="The vault is shut."
          onRetry={() => notify('info', 'Retry')}
          empty={nobody}
        />
        <DataTable
          label="No payouts"
          columns={columns}
          rows={none}
          getRowId={idOf}
          control={empty}
          empty={nobody}
        />
      </Part>
    </>
  );
}
