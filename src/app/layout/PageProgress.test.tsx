import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { index, OPEN, screen as inner, section } from '@/shared/routing/table';
import { RailLinks } from '@/shared/shell/RailLinks';
import { TowerIcon } from '@/shared/ui/icons';
import { renderApp, serveApi, signedOut } from '../testing/renderApp';

serveApi(signedOut());
const groups = [
  { title: 'All', links: [{ to: '/place/far', label: 'Far away', icon: TowerIcon }] },
];
const Frame = () => (
  <>
    <RailLinks groups={groups} />
    <Outlet />
  </>
);

test('a page that is on its way shows progress, and its link is marked at once', async () => {
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
  await screen.findByRole('heading', { name: 'Start' });
  const bar = () => document.querySelector('.page-progress');
  expect(bar()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Far away' }));
  await waitFor(() => expect(bar()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'Far away' })).toHaveAttribute('aria-current', 'page');
  arrive();
  await screen.findByRole('heading', { name: 'Arrived' });
  expect(bar()).toBeNull();
});
