import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { announce } from '@/shared/ui/announce';
import { notify } from '@/shared/ui/toast';
import { ToastHost } from './ToastHost';

const shown = () => document.querySelectorAll('.Toastify__toast').length;

test('A21: the same message from eight calls at once is one toast', async () => {
  render(<ToastHost />);
  act(() => {
    for (let call = 0; call < 8; call += 1) notify('error', 'Oops something went wrong');
  });
  await waitFor(() => expect(shown()).toBe(1));
});

test('A21: never more than three at a time', async () => {
  render(<ToastHost />);
  act(() => {
    for (let call = 0; call < 8; call += 1) notify('warning', `Warning ${String(call)}`);
  });
  await waitFor(() => expect(shown()).toBe(3));
});

test('an error is read out as an alert, the rest as a status', () => {
  render(<ToastHost />);
  act(() => notify('error', 'It broke'));
  expect(screen.getByRole('alert')).toHaveTextContent('It broke');
  act(() => notify('success', 'It works'));
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('It works');
});

test('what was said before the toasts’ place was there is shown', async () => {
  notify('info', 'Early news');
  render(<ToastHost />);
  expect(
    await screen.findByText('Early news', { selector: '.visually-hidden' }),
  ).toBeInTheDocument();
});

test('the first toast is shown under StrictMode, too', async () => {
  render(
    <StrictMode>
      <ToastHost />
    </StrictMode>,
  );
  act(() => notify('info', 'First news'));
  await waitFor(() => expect(shown()).toBe(1));
});

test('toasts are no stop of Tab, and nothing of them is named by a timer', async () => {
  render(<ToastHost />);
  act(() => notify('info', 'Some news'));
  await waitFor(() => expect(shown()).toBe(1));
  expect(document.querySelector('.toasts [tabindex="0"]')).toBeNull();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('two announcements at once are both said', () => {
  render(<ToastHost />);
  act(() => {
    announce('One thing');
    announce('Another');
  });
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('One thingAnother');
});
