import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

function open(persona: 'owner' | 'moderator' = 'owner', serverId: string | null = null) {
  backend.signInAs(persona);
  const person = backend.world.db.users.find(({ id }) => id === `usr-${persona}`);
  if (person) person.isAdmin = true;
  return renderDashboard(
    'server',
    [route('server', 'Servers', () => import('./ServersScreen')), landing('', 'Overview here')],
    serverId,
  );
}
const list = () => screen.findByRole('list', { name: 'Your servers' });
const toast = (text: string) => screen.findByText(text, { selector: '.visually-hidden' });

test('shows the member’s managed servers, with and without the bot', async () => {
  open();
  const names = within(await list())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(7);
  expect(names).toContain('Quiet Tower');
  expect(names).not.toContain('Far Fortress');
});

test('counts a single search result as 1 server', async () => {
  open();
  await list();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your servers' }), 'Quiet');
  expect(screen.getByText('1 server')).toBeInTheDocument();
});

test('remembers a chosen server for the next visit and opens the overview', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose: Quiet Tower' }));
  expect(await screen.findByText('Overview here')).toBeVisible();
  expect(localStorage.getItem('SelectedServerId')).toBe('srv-empty');
});

test('marks the chosen server', async () => {
  open('owner', 'srv-apes');
  const button = await screen.findByRole('button', { name: 'Chosen: Ape Garrison' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('links to Discord’s invite page for a server without the bot', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Invite the bot to Fresh Palisade/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/discord\.com\//));
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('offers a server once the bot is invited', async () => {
  open();
  await list();
  for (const guild of backend.world.db.guilds) guild.botPresent = true;
  await userEvent.click(screen.getByRole('button', { name: 'I’ve invited the bot' }));
  expect(await screen.findByRole('button', { name: 'Choose: Fresh Palisade' })).toBeVisible();
});

test('filters the list by search, and says when no server matches', async () => {
  open();
  await list();
  await userEvent.type(screen.getByRole('searchbox'), 'tower');
  expect(within(await list()).getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No server is called “towerx”.')).toBeVisible();
});

test('finds a server in decorative letters by plain letters', async () => {
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-empty');
  if (guild) guild.name = '🏰 𝓒𝓪𝓯𝓮́ 🅢🅞🅛';
  open();
  await list();
  await userEvent.type(screen.getByRole('searchbox'), 'cafe sol');
  expect(
    within(await list()).getByRole('heading', { level: 2, name: guild?.name ?? '' }),
  ).toBeVisible();
  expect(screen.getByText('1 server')).toBeInTheDocument();
});

test('shows an empty state to a member who manages no servers', async () => {
  open('moderator');
  expect(await screen.findByText('No servers to manage yet')).toBeVisible();
});

test('clears the choice and shows the server’s message when details fail to load', async () => {
  open();
  await list();
  backend.server.use(
    http.get('/api/discord/server-details/:id', () =>
      HttpResponse.json({ success: false, message: 'Gates are shut' }, { status: 500 }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose: Quiet Tower' }));
  expect(await toast('Gates are shut')).toBeInTheDocument();
  expect(localStorage.getItem('SelectedServerId')).toBeNull();
});

test('forgets a stored server that no longer exists', async () => {
  open('owner', 'srv-gone');
  expect(await screen.findByRole('button', { name: 'Choose: Quiet Tower' })).toBeVisible();
  expect(localStorage.getItem('SelectedServerId')).toBeNull();
});

test('offers a retry when the list fails to load', async () => {
  backend.server.use(http.get('/api/discord/servers', () => HttpResponse.error(), { once: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await list()).toBeVisible();
});
