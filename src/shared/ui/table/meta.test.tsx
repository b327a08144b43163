import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DataColumn } from './column';
import { DataTable } from './DataTable';
import { useTableState } from './useTableState';

interface Payout {
  id: string;
}
interface Commands {
  verb: string;
  run: (row: Payout) => void;
}

const drawn = vi.fn<(id: string) => void>();
beforeEach(() => drawn.mockClear());

const columns: readonly DataColumn<Payout, Commands>[] = [
  { id: 'id', header: 'Payout', value: ({ id }) => id, isRowHeader: true },
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    cell: (row, { verb, run }) => {
      drawn(row.id);
      return (
        <button type="button" onClick={() => run(row)}>
          {verb}
        </button>
      );
    },
  },
];
const rows: readonly Payout[] = [{ id: 'p1' }, { id: 'p2' }];
const idOf = ({ id }: Payout) => id;

type Run = (verb: string, row: Payout) => void;

function Example({ run }: { run: Run }) {
  const control = useTableState(columns);
  const [, count] = useState(0);
  const [meta, setMeta] = useState<Commands>({ verb: 'Pay', run: (row) => run('Pay', row) });
  return (
    <>
      <button type="button" onClick={() => count((before) => before + 1)}>
        Again
      </button>
      <button
        type="button"
        onClick={() => setMeta({ verb: 'Refund', run: (row) => run('Refund', row) })}
      >
        Change
      </button>
      <DataTable
        label="Payouts"
        columns={columns}
        meta={meta}
        rows={rows}
        getRowId={idOf}
        control={control}
        empty={null}
      />
    </>
  );
}

const show = (props: { run: Run }) =>
  render(
    <MemoryRouter>
      <Example {...props} />
    </MemoryRouter>,
  );
const press = (name: string, row?: string) =>
  userEvent.click(
    (row === undefined
      ? screen
      : within(screen.getByRole('row', { name: new RegExp(row) }))
    ).getByRole('button', { name }),
  );

test('the buttons of a row run the newest commands', async () => {
  const run = vi.fn<Run>();
  show({ run });
  await press('Pay', 'p1');
  expect(run).toHaveBeenLastCalledWith('Pay', { id: 'p1' });
  await press('Change');
  await press('Refund', 'p2');
  expect(run).toHaveBeenLastCalledWith('Refund', { id: 'p2' });
});

test('rows are not drawn again while their commands are the same', async () => {
  show({ run: vi.fn<Run>() });
  expect(drawn).toHaveBeenCalledWith('p1');
  drawn.mockClear();
  await press('Again');
  expect(drawn).not.toHaveBeenCalled();
});
