import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
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

const show = (serverId: string | null) =>
  renderDashboard('here', [landing('here', 'Here'), landing('server', 'Servers')], serverId);
const toggle = (name: RegExp) => screen.findByRole('button', { name });

test('shows the server of the last visit', async () => {
  show('srv-keep');
  expect(await toggle(/Server.*Solana Keep/)).toBeVisible();
});

test('switches to another server without leaving the page', async () => {
  show('srv-keep');
  await userEvent.click(await toggle(/Server.*Solana Keep/));
  const list = await screen.findByRole('list', { name: 'Your servers' });
  await userEvent.click(await within(list).findByRole('button', { name: 'Quiet Tower' }));
  expect(await toggle(/Server.*Quiet Tower/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
  expect(localStorage.getItem('SelectedServerId')).toBe('srv-empty');
});

test('offers to choose a server and links to all servers when none is chosen', async () => {
  show(null);
  await userEvent.click(await toggle(/^Choose a server/));
  await userEvent.click(await screen.findByRole('link', { name: /^All servers/ }));
  expect(await screen.findByRole('heading', { name: 'Servers' })).toBeVisible();
});

test('does not offer servers without the bot', async () => {
  show('srv-keep');
  await userEvent.click(await toggle(/Server.*Solana Keep/));
  const list = await screen.findByRole('list', { name: 'Your servers' });
  await within(list).findByRole('button', { name: 'Solana Keep' });
  const managed = backend.world.db.guilds.filter(({ managerIds }) =>
    managerIds.includes('usr-owner'),
  );
  const withBot = managed.filter(({ botPresent }) => botPresent);
  expect(withBot.length).toBeLessThan(managed.length);
  expect(within(list).getAllByRole('button')).toHaveLength(withBot.length);
});

test('opens the menu with an arrow key and focuses the first server', async () => {
  show('srv-keep');
  const button = await toggle(/Server.*Solana Keep/);
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const list = await screen.findByRole('list', { name: 'Your servers' });
  const [first] = await within(list).findAllByRole('button');
  await waitFor(() => expect(first).toHaveFocus());
});

test('shows an error when servers fail to load', async () => {
  backend.server.use(http.get('/api/discord/servers', () => fail('server-error', 'No.')));
  show('srv-keep');
  await userEvent.click(await toggle(/Server.*Solana Keep/));
  expect(await screen.findByText('Couldn’t load your servers.')).toBeVisible();
});
