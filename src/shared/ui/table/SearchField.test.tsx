import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField';

const field = () => screen.getByRole('searchbox', { name: 'Members' });
const view = (value: string, onSearch = vi.fn<(text: string) => void>()) => (
  <SearchField label="Members" value={value} onSearch={onSearch} />
);

test('the field keeps text typed after its own search was applied', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const { rerender } = render(view('', onSearch));
  await userEvent.type(field(), 'B');
  await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith('B'));
  await userEvent.type(field(), 'ob');
  rerender(view('B', onSearch));
  expect(field()).toHaveValue('Bob');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('Bob'));
});

test('the field follows a change of the search from outside, such as Back', async () => {
  const { rerender } = render(view('Bob'));
  rerender(view(''));
  expect(field()).toHaveValue('');
});

test('Enter searches without waiting for a pause', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  render(view('', onSearch));
  await userEvent.type(field(), ' Ada {Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('Ada');
});

test('a pasted link that is too long is shortened before it is searched', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const link = `https://explorer.example/${'tx/'.repeat(40)}abc`;
  const tidy = (typed: string) => typed.split('/').at(-1) ?? typed;
  render(<SearchField label="Members" value="" onSearch={onSearch} tidy={tidy} />);
  await userEvent.click(field());
  await userEvent.paste(link);
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('abc');
});
