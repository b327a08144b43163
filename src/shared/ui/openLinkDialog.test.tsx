import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './shareLink';

afterEach(() => vi.unstubAllGlobals());

test('a link that can’t be copied is selected in a field, until it’s closed', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('', 'NotAllowedError'),
  );
  await shareLink({ url: 'https://app.castle.example/r/ada', title: 'Castle Bots' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link: Castle Bots' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('https://app.castle.example/r/ada');
  expect(field).toHaveAttribute('readonly');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
