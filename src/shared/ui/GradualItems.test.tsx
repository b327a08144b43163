import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GradualItems } from './GradualItems';

const List = ({ names }: { names: readonly string[] }) => (
  <ul>
    <GradualItems
      blank="blank"
      items={names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    />
  </ul>
);
const twenty = Array.from({ length: 20 }, (_, index) => `Quest ${String(index + 1)}`);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const drawAll = () => waitFor(() => expect(shown()).toHaveLength(20));

test('the first items are drawn at once, and the others after them', async () => {
  render(<List names={twenty} />);
  expect(shown()).toEqual(twenty.slice(0, 6));
  await drawAll();
  expect(shown()).toEqual(twenty);
});

test('items that aren’t drawn yet have their places', async () => {
  render(<List names={twenty} />);
  expect(screen.getByRole('list').children).toHaveLength(20);
  await drawAll();
});

test('an item that moves to the front stays drawn, and so do the others', async () => {
  const { rerender } = render(<List names={twenty} />);
  await drawAll();
  const last = screen.getByText('Quest 20');
  rerender(<List names={['Quest 20', ...twenty.slice(0, 19)]} />);
  expect(shown()).toHaveLength(20);
  expect(screen.getByText('Quest 20')).toBe(last);
});

test('items of another search are again drawn a few at a time', async () => {
  const { rerender } = render(<List names={twenty} />);
  await drawAll();
  rerender(<List names={twenty.map((name) => `${name} found`)} />);
  expect(shown()).toHaveLength(6);
  await drawAll();
});
