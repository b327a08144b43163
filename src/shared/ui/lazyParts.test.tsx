import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyOptional, lazyOnDemand } from './lazyParts';
import { onToast } from './toast';

const Bar = () => <p>Two rewards to claim</p>;

test('what cannot be fetched takes nothing else away, and comes when there is a network again', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: ComponentType }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Bar });
  const LateBar = lazyOptional(load);
  render(
    <>
      <p>The page</p>
      <Suspense fallback={<p>The place of the bar</p>}>
        <LateBar />
      </Suspense>
    </>,
  );
  await waitFor(() => expect(complained).toHaveBeenCalledOnce());
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.getByText('The place of the bar')).toBeVisible();
  fireEvent.online(window);
  expect(await screen.findByText('Two rewards to claim')).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
});

test('of a part that was pressed for it is said that it cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said: string[] = [];
  const stop = onToast(({ kind, message }) => said.push(`${kind}: ${message}`));
  const Menu = lazyOnDemand(() =>
    Promise.reject<{ default: ComponentType }>(new TypeError('Failed to fetch')),
  );
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Menu />
    </Suspense>,
  );
  await waitFor(() =>
    expect(said).toEqual([
      'error: Couldn’t load this part of the page. Check your connection and try again.',
    ]),
  );
  stop();
});
