import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { fail } from '@/mock-api/http/envelope';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const show = () =>
  renderDashboard(
    'here',
    [landing('here', 'Here'), landing('user-order', 'Orders'), landing('token-price', 'Prices')],
    null,
  );
const openBell = async (name: RegExp | string = /Notifications/) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('region', { name: /Notifications/ });
};

test('the bell shows the number of unread notifications', async () => {
  show();
  expect(
    await screen.findByRole('button', { name: 'Notifications, 2 unread' }),
  ).toBeInTheDocument();
});

test('the newest notification comes first, and unread notifications are marked', async () => {
  show();
  const panel = await openBell('Notifications, 2 unread');
  const items = await within(panel).findAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Unread: Token price needs your attention');
  expect(items.at(-1)).toHaveTextContent(/^Welcome to Castle Bots/);
});

test('following a notification opens its page and marks it as read', async () => {
  show();
  const panel = await openBell('Notifications, 2 unread');
  await userEvent.click(await within(panel).findByRole('link', { name: 'Gold Keep is active' }));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('all notifications are marked as read at once', async () => {
  show();
  const panel = await openBell('Notifications, 2 unread');
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('notifications marked as read stay read while the list is reloading', async () => {
  show();
  const panel = await openBell('Notifications, 2 unread');
  const button = await within(panel).findByRole('button', { name: 'Mark all as read' });
  backend.server.use(http.get('/api/users/notifications', () => delay('infinite')));
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('a member without notifications sees an empty state', async () => {
  backend.signInAs('owner-no-bot');
  show();
  const panel = await openBell();
  expect(await within(panel).findByText(/No notifications/)).toBeVisible();
});

test('a failure shows the reason, and Retry loads the list', async () => {
  backend.server.use(
    http.get('/api/users/notifications', () => fail('server-error', 'The heralds sleep.'), {
      once: true,
    }),
  );
  show();
  const panel = await openBell();
  expect(await within(panel).findByText('The heralds sleep.')).toBeVisible();
  await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
  expect(await within(panel).findByRole('link', { name: 'Gold Keep is active' })).toBeVisible();
});
