import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { index, OPEN, screen as inner, section } from '@/shared/routing/table';
import { RailLinks } from '@/shared/shell/RailLinks';
import { TowerIcon } from '@/shared/ui/icons';
import { renderApp, serveApi, signedOut } from '../testing/renderApp';

serveApi(signedOut());
const groups = [
  {
    title: 'All',
    links: [
      { to: '/place', label: 'Nearby', icon: TowerIcon },
      { to: '/place/far', label: 'Far away', icon: TowerIcon },
    ],
  },
];
const Frame = () => (
  <>
    <RailLinks groups={groups} />
    <Outlet />
  </>
);

afterEach(() => {
  vi.useRealTimers();
});

/** Two pages, where the first links to the second, whose code loads when the returned function is called. */
function showTwoPages() {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const far = async () => {
    await code;
    return { default: () => <h1>Arrived</h1> };
  };
  renderApp('/place', [
    section('/place', OPEN, 'Place', async () => ({ default: Frame }), [
      index('Near', async () => ({ default: () => <h1>Start</h1> })),
      inner('far', 'Far', far),
    ]),
  ]);
  return () => arrive();
}

const bar = () => document.querySelector('.page-progress');
const words = () => screen.queryByText('Loading the page…');

test('a loading page shows a progress bar, and its link is marked at once', async () => {
  const arrive = showTwoPages();
  await screen.findByRole('heading', { name: 'Start' });
  expect(bar()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Far away' }));
  await waitFor(() => expect(bar()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'Far away' })).toHaveAttribute('aria-current', 'page');
  arrive();
  await screen.findByRole('heading', { name: 'Arrived' });
  expect(bar()).toBeNull();
});

test('a page that takes longer than a second is announced, a quick page is not', async () => {
  const arrive = showTwoPages();
  await screen.findByRole('heading', { name: 'Start' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('link', { name: 'Far away' }));
  await waitFor(() => expect(bar()).not.toBeNull());
  expect(words()).not.toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(words()).toBeInTheDocument();
  arrive();
  await screen.findByRole('heading', { name: 'Arrived' });
  act(() => {
    vi.advanceTimersByTime(6000);
  });
  await user.click(screen.getByRole('link', { name: 'Nearby' }));
  await screen.findByRole('heading', { name: 'Start' });
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(words()).not.toBeInTheDocument();
});
