import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';

function show(isRunning = false) {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      isOpen
      title="Tear it down?"
      confirmLabel="Yes"
      cancelLabel="No"
      {...{ isRunning, onConfirm, onCancel }}
    >
      The wall goes for good.
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
}

test('is named by its question, and starts on the harmless answer', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Tear it down?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
});

test('Escape is the harmless answer', async () => {
  const { onCancel, onConfirm } = show();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('only the other answer does it', async () => {
  const { onCancel, onConfirm } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

test('while it is being done nothing can be answered', async () => {
  const { onCancel } = show(true);
  expect(screen.getByRole('button', { name: 'Yes' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});

test.each([
  [false, 'btn-danger', 'btn-outline-secondary'],
  [true, 'btn-outline-danger', 'btn-primary'],
])(
  'what cannot be taken back is in the colour of danger (harmless answer recommended: %s)',
  (prefersCancel, confirm, cancel) => {
    render(
      <ConfirmDialog
        isOpen
        title="Tear it down?"
        confirmLabel="Yes"
        cancelLabel="No"
        prefersCancel={prefersCancel}
        onConfirm={() => undefined}
        onCancel={() => undefined}
      >
        The wall goes for good.
      </ConfirmDialog>,
    );
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveClass(confirm);
    expect(screen.getByRole('button', { name: 'No' })).toHaveClass(cancel);
  },
);
