import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Chart } from './Chart';

const times = [Date.UTC(2026, 0, 1, 12), Date.UTC(2026, 0, 2, 12)];
const floor = { label: 'Floor', values: [10, null] };
const sol = (value: number) => `${value} SOL`;

test('is named by what it shows', () => {
  render(<Chart label="Floor price" times={times} series={[floor]} format={sol} />);
  expect(screen.getByRole('figure', { name: 'Floor price' })).toBeVisible();
});

test('its figures can be read as a table, newest first', async () => {
  render(<Chart label="Floor price" times={times} series={[floor]} format={sol} />);
  await userEvent.click(screen.getByText('Show as a table'));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[0]).toBe('TimeFloor');
  expect(rows[1]).toMatch(/^Jan 2, 2026.*–$/);
  expect(rows[2]).toMatch(/^Jan 1, 2026.*10 SOL$/);
});

test('a figure beside a line’s name says when it was', () => {
  render(<Chart label="Points by day" times={times} series={[floor]} format={sol} isByDay />);
  expect(screen.getByText('Jan 2, 2026')).toBeInTheDocument();
});

test('without figures it says so', () => {
  render(<Chart label="Floor price" times={[]} series={[floor]} format={sol} />);
  expect(screen.getByText('No data yet')).toBeVisible();
});

test('its days are gone through by keyboard, each in words', () => {
  const sales = { label: 'Sold', values: [3, 4] };
  render(<Chart label="Sales by day" times={times} series={[sales]} format={String} isByDay />);
  const slider = screen.getByRole('slider', { name: 'Date' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Jan 2, 2026: Sold 4');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Jan 1, 2026: Sold 3');
});

test('a mark is listed, and read with its day by keyboard and in the table', async () => {
  const worth = { label: 'Worth', values: [3, 9] };
  const marks = [{ index: 1, act: 'Linked', name: 'Cold' }];
  render(<Chart label="Worth" {...{ times, marks }} series={[worth]} format={String} isByDay />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Jan 2, 2026 Linked Cold');
  const slider = screen.getByRole('slider', { name: 'Date' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Jan 2, 2026: Worth 9. Linked Cold');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Jan 1, 2026: Worth 3');
  await userEvent.click(screen.getByText('Show as a table'));
  expect(screen.getByRole('rowheader', { name: 'Jan 2, 2026 Linked Cold' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Jan 1, 2026' })).toBeVisible();
});
