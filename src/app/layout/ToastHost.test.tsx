import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { announce } from '@/shared/ui/announce';
import { notify } from '@/shared/ui/toast';
import { ToastHost } from './ToastHost';

const shown = () => document.querySelectorAll('.Toastify__toast').length;

test('A21: eight simultaneous calls with the same message show one toast', async () => {
  render(<ToastHost />);
  act(() => {
    for (let call = 0; call < 8; call += 1) notify('error', 'Oops something went wrong');
  });
  await waitFor(() => expect(shown()).toBe(1));
});

test('A21: at most three toasts are shown at a time', async () => {
  render(<ToastHost />);
  act(() => {
    for (let call = 0; call < 8; call += 1) notify('warning', `Warning ${String(call)}`);
  });
  await waitFor(() => expect(shown()).toBe(3));
});

/** What a toast's time is measured by, of the one that is not leaving. */
const clock = () =>
  document.querySelector('.Toastify__toast[data-in="true"] .Toastify__progress-bar');

async function shownFor(message: string) {
  act(() => notify('info', message));
  return await waitFor(() => {
    const found = clock();
    if (!found) throw new Error('No toast is there.');
    return found;
  });
}

test('repeating a message while its toast is leaving shows it again', async () => {
  render(<ToastHost />);
  fireEvent.click(await shownFor('The same'));
  await waitFor(() => expect(clock()).toBeNull());
  await shownFor('The same');
  expect(shown()).toBe(2);
});

test('repeating a message while its toast is shown restarts its timer', async () => {
  render(<ToastHost />);
  const first = await shownFor('The same');
  act(() => notify('info', 'The same'));
  await waitFor(() => expect(clock()).not.toBe(first));
  expect(shown()).toBe(1);
});

test('an error is read out as an alert, the rest as a status', () => {
  render(<ToastHost />);
  act(() => notify('error', 'It broke'));
  expect(screen.getByRole('alert')).toHaveTextContent('It broke');
  act(() => notify('success', 'It works'));
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('It works');
});

test('E20: a message sent before the toast host is mounted is shown', async () => {
  notify('info', 'Early news');
  render(<ToastHost />);
  expect(
    await screen.findByText('Early news', { selector: '.visually-hidden' }),
  ).toBeInTheDocument();
});

test('E20: the first toast is also shown under StrictMode', async () => {
  render(
    <StrictMode>
      <ToastHost />
    </StrictMode>,
  );
  act(() => notify('info', 'First news'));
  await waitFor(() => expect(shown()).toBe(1));
});

test('toasts are not in the tab order and have no progress bar or button', async () => {
  render(<ToastHost />);
  act(() => notify('info', 'Some news'));
  await waitFor(() => expect(shown()).toBe(1));
  expect(document.querySelector('.toasts [tabindex="0"]')).toBeNull();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('two simultaneous announcements are both read out', () => {
  render(<ToastHost />);
  act(() => {
    announce('One thing');
    announce('Another');
  });
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('One thingAnother');
});
