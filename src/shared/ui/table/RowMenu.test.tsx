import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RowMenu } from './RowMenu';

const show = () => {
  const remove = vi.fn<() => void>();
  const actions = () => [
    { label: 'Duplicate', run: () => undefined },
    { label: 'Delete', run: remove },
  ];
  render(<RowMenu label="More actions for Gate" actions={actions} />);
  return { remove, button: screen.getByRole('button', { name: 'More actions for Gate' }) };
};

test('a closed menu has no items in the document', async () => {
  const { button } = show();
  expect(screen.queryByText('Duplicate')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(screen.getByText('Duplicate')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Duplicate')).not.toBeInTheDocument();
});

test('the arrow key opens the menu at its first item', async () => {
  const { button } = show();
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Duplicate' })).toHaveFocus();
});

test('an item does what it says and closes the menu', async () => {
  const { remove, button } = show();
  await userEvent.click(button);
  await userEvent.click(screen.getByText('Delete'));
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByText('Delete')).not.toBeInTheDocument();
});
