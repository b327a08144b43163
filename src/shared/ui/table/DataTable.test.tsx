import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { PHONE } from '@/shared/hooks/useMedia';
import type { DataColumn } from './column';
import { DataTable } from './DataTable';
import { useTableState } from './useTableState';
import { captureDownloads } from './testing/captureDownloads';

interface Member {
  id: string;
  name: string;
  level: number | null;
  status: string;
}

const columns: DataColumn<Member>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, isRowHeader: true },
  { id: 'level', header: 'Level', value: ({ level }) => level, isNumber: true },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    filter: [
      { value: 'IN', label: 'In' },
      { value: 'OUT', label: 'Out' },
    ],
  },
];
const someMembers: Member[] = [
  { id: '1', name: 'Ada', level: 9, status: 'IN' },
  { id: '2', name: 'Bob', level: 10, status: 'OUT' },
  { id: '3', name: 'Cyd', level: null, status: 'IN' },
];
const manyMembers = Array.from({ length: 30 }, (_, index) => ({
  id: `m${index + 1}`,
  name: `Member ${String(index + 1).padStart(2, '0')}`,
  level: index,
  status: 'IN',
}));

interface ExampleProps {
  rows?: Member[];
  total?: number;
  isLoading?: boolean;
  error?: string | null;
  onRetry?: () => void;
  onKick?: (rows: Member[]) => void;
}

function Example({ rows = someMembers, onKick, ...props }: ExampleProps) {
  const control = useTableState(columns, { sort: 'name', pageSize: 10 });
  const actions = onKick ? [{ label: 'Kick', run: onKick }] : [];
  return (
    <DataTable
      label="Members"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      control={control}
      bulkActions={actions}
      exportName="members"
      empty={<p>No one is here yet.</p>}
      {...props}
    />
  );
}

function show(props: ExampleProps = {}, address = '/') {
  const router = createMemoryRouter([{ path: '/', element: <Example {...props} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return { address: () => router.state.location.search };
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the table shows', () => {
  test('that it is loading', () => {
    show({ rows: [], isLoading: true });
    expect(screen.getByRole('status', { name: 'Loading: Members' })).toBeVisible();
  });

  test('that the list is empty', () => {
    show({ rows: [] });
    expect(screen.getByText('No one is here yet.')).toBeVisible();
  });

  test('why the list cannot be loaded, with a Retry button', async () => {
    const onRetry = vi.fn<() => void>();
    show({ rows: [], error: 'The vault is shut.', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('The vault is shut.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('that none of the rows could be read, without an empty frame', () => {
    show({ rows: [], total: 1 });
    expect(screen.getByText('Couldn’t show anything on this page.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(/1 of 1/)).not.toBeInTheDocument();
  });

  test('that nothing matches, with a button that clears search and filters', async () => {
    show({}, '/?q=nobody');
    expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toHaveLength(3);
  });
});

test('rows are not folded in a wide window', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Details of Ada' })).not.toBeInTheDocument();
});

test('a missing value is shown as a dash', () => {
  show({ rows: [{ id: '4', name: 'Dee', level: null, status: '' }] });
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['–', '–']);
});

describe('sorting', () => {
  test('the header shows the sorted column and its direction', () => {
    show();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByRole('columnheader', { name: 'Level' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
  });

  test.each([
    ['level', ['Ada', 'Bob', 'Cyd']],
    ['-level', ['Bob', 'Ada', 'Cyd']],
    ['-name', ['Cyd', 'Bob', 'Ada']],
  ])('sorting by %s puts rows without a value last', (sort, expected) => {
    show({}, `/?sort=${sort}`);
    expect(names()).toEqual(expected);
  });

  test('clicking a header sorts, clicking it again reverses the order, and the address follows', async () => {
    const { address } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Level' }));
    expect(address()).toBe('?sort=level');
    await userEvent.click(screen.getByRole('button', { name: 'Level' }));
    expect(address()).toBe('?sort=-level');
    expect(names()).toEqual(['Bob', 'Ada', 'Cyd']);
  });
});

describe('search and filters', () => {
  test('a search narrows the rows and is kept in the address', async () => {
    const { address } = show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search: Members' }), 'bO{Enter}');
    expect(names()).toEqual(['Bob']);
    expect(address()).toBe('?q=bO');
  });

  test('a pause in typing starts the search', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'ada');
    expect(await screen.findByText('1 row')).toBeInTheDocument();
  });

  test('a filter offers its choices', async () => {
    const { address } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Filter by Status' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Out' }));
    expect(names()).toEqual(['Bob']);
    expect(address()).toBe('?status=OUT');
  });
});

describe('columns', () => {
  test('can be hidden, except for the column that names the row', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = screen.getByRole('group', { name: 'Columns' });
    expect(within(menu).queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument();
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'Level' }));
    expect(screen.queryByRole('columnheader', { name: 'Level' })).not.toBeInTheDocument();
  });
});

describe('pages', () => {
  test('show their rows and their position in the list', () => {
    show({ rows: manyMembers });
    expect(names()).toHaveLength(10);
    expect(screen.getByText('1–10 of 30')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  test('have no buttons or size choice when all rows fit on one page', () => {
    show({ rows: manyMembers.slice(0, 3) });
    expect(screen.getByText('1–3 of 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Rows' })).not.toBeInTheDocument();
  });

  test('are turned by Next, which changes the address', async () => {
    const { address } = show({ rows: manyMembers });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe('?page=2');
    expect(names()[0]).toBe('Member 11');
  });

  test('past the end show the last page', async () => {
    show({ rows: manyMembers }, '/?page=9');
    expect(await screen.findByText('21–30 of 30')).toBeVisible();
  });

  test('of a ten-million-row list are reached by their number', async () => {
    const { address } = show({ rows: manyMembers.slice(0, 10), total: 10_000_000 }, '/?page=3');
    expect(screen.getByText('21–30 of 10,000,000')).toBeVisible();
    expect(screen.getByText(/of 1,000,000$/)).toBeVisible();
    const page = screen.getByRole('textbox', { name: 'Go to page' });
    await userEvent.type(page, '{Control>}a{/Control}400000{Enter}');
    expect(address()).toBe('?page=400000');
    await userEvent.clear(page);
    await userEvent.type(page, '9999999{Enter}');
    expect(address()).toBe('?page=1000000');
  });

  test('go back to the first after a search', async () => {
    const { address } = show({ rows: manyMembers }, '/?page=3');
    await userEvent.type(screen.getByRole('searchbox'), 'Member{Enter}');
    expect(address()).toBe('?q=Member');
  });
});

describe('a list paged by the server', () => {
  test('is shown as received, neither sorted nor filtered nor cut', () => {
    show({ rows: someMembers.toReversed(), total: 45 }, '/?q=x&page=2');
    expect(names()).toEqual(['Cyd', 'Bob', 'Ada']);
    expect(screen.getByText('11–20 of 45')).toBeVisible();
  });
});

describe('selection', () => {
  test('the selected rows are passed to the action and deselected', async () => {
    const onKick = vi.fn<(rows: Member[]) => void>();
    show({ onKick });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bob' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kick' }));
    expect(onKick).toHaveBeenCalledExactlyOnceWith([someMembers[1]]);
    expect(screen.queryByRole('button', { name: 'Kick' })).not.toBeInTheDocument();
  });

  test('all rows of the page can be selected at once', async () => {
    const onKick = vi.fn<(rows: Member[]) => void>();
    show({ rows: manyMembers, onKick });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(screen.getAllByText('10 selected')).not.toHaveLength(0);
  });

  test('the action leaves out rows that a filter hides', async () => {
    const onKick = vi.fn<(rows: Member[]) => void>();
    show({ onKick });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await userEvent.type(screen.getByRole('searchbox'), 'Ada{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Kick' }));
    expect(onKick).toHaveBeenCalledExactlyOnceWith([someMembers[0]]);
  });
});

test('a page of a longer list cannot be exported', () => {
  show({ total: 45 });
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('the export contains the matching rows and the visible columns', async () => {
  const blobs = captureDownloads();
  show({}, '/?cols=level&status=IN');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(await blobs[0]?.text()).toBe('Name,Level\r\nAda,9\r\nCyd,');
});

describe('on a phone', () => {
  const showOnPhone = () => {
    const whole = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(whole(query), { matches: query === PHONE }),
    );
    show();
  };
  const open = async () => {
    showOnPhone();
    await userEvent.click(screen.getByRole('button', { name: 'List options' }));
  };

  test('a row opens and closes by its button, without opening another row', async () => {
    showOnPhone();
    const ada = screen.getByRole('button', { name: 'Details of Ada' });
    const bob = screen.getByRole('button', { name: 'Details of Bob' });
    expect(ada).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(ada);
    expect(ada).toHaveAttribute('aria-expanded', 'true');
    expect(bob).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(ada);
    expect(ada).toHaveAttribute('aria-expanded', 'false');
  });

  test('a closed row has all its values, with a place for its number and its status', () => {
    showOnPhone();
    const row = screen.getByRole('row', { name: /Ada/ });
    const placed = within(row)
      .getAllByRole('cell')
      .map((cell) => [cell.dataset['label'], cell.dataset['phone'], cell.textContent]);
    expect(placed).toEqual([
      [undefined, undefined, ''],
      ['Level', 'lead', '9'],
      ['Status', 'second', 'IN'],
    ]);
  });

  test('a list is sorted with the options button beside its search', async () => {
    await open();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Level, ascending',
    );
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['Ada', 'Bob']);
  });

  test('a list is filtered with the options button, which shows the number of filters', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Out' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'List options, 1 filter' })).toBeVisible();
  });
});
