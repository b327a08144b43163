import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMessage } from '@/app/testing/findMessage';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { fail } from '@/mock-api/http/envelope';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { ModuleRow } from '@/mock-api/domains/module-settings/rows';
import { screen as route } from '@/shared/routing/table';
import { loadModule } from '../engine/registry';
import BotsScreen from './BotsScreen';
import ModuleBySlugScreen from './ModuleBySlugScreen';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.world.db.modules = [];
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (address = 'bots', serverId = 'srv-keep') =>
  renderDashboard(
    address,
    [
      route('bots', 'Bots', async () => ({ default: BotsScreen })),
      route('bots/:slug', 'Bot module', async () => ({ default: ModuleBySlugScreen })),
    ],
    serverId,
  );
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const item = screen
    .getAllByRole('listitem')
    .find((each) => each.contains(heading) && within(each).queryByText(title));
  if (!item) throw new Error(`No card of ${title}.`);
  return within(item);
};

test('modules are grouped by family, each with its state', async () => {
  open();
  const family = await screen.findByRole('region', { name: 'Alerts' });
  expect(within(family).getByRole('heading', { name: 'Token price' })).toBeVisible();
  expect((await card('Token price')).getByText('Set up')).toBeVisible();
});

test('the number of active modules of a family does not change with the search', async () => {
  await seed('token-price');
  open();
  const alerts = await screen.findByRole('region', { name: 'Alerts' });
  const said = within(alerts).getByText(/^1 of \d+ on$/).textContent;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search modules' }), 'token{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Live mint alert' })).not.toBeInTheDocument(),
  );
  expect(within(alerts).getByText(said ?? '')).toBeVisible();
});

test('a pressed status filter is marked as chosen', async () => {
  open();
  const states = await screen.findByRole('group', { name: 'Filter by status' });
  const off = within(states).getByRole('button', { name: /^Off \d+$/ });
  await userEvent.click(off);
  expect(off).toHaveAttribute('aria-pressed', 'true');
  expect(off).not.toHaveClass('btn-primary');
});

test('a module outside the package says so and links to the packages', async () => {
  open();
  const locked = await card('Wallet activity tracker');
  expect(locked.getByText('Not in your package')).toBeInTheDocument();
  expect(
    await locked.findByRole('link', { name: /^Unlock Wallet activity tracker/ }),
  ).toHaveAttribute('href', '/dashboard/package');
});

test('a search finds a module by its purpose', async () => {
  open();
  await screen.findByRole('heading', { level: 3, name: 'Token price' });
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Search modules' }),
    'channel list, and get alerts{Enter}',
  );
  expect(await screen.findByText('1 module')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Token price' })).toBeVisible();
});

test('modules are counted by state and can be filtered by it', async () => {
  open();
  const states = await screen.findByRole('group', { name: 'Filter by status' });
  await userEvent.click(within(states).getByRole('button', { name: /^Not in your package \d+$/ }));
  expect(screen.queryByRole('heading', { level: 3, name: 'Token price' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Wallet activity tracker' })).toBeVisible();
});

test('a locked module names its package and price', async () => {
  open();
  const locked = await card('Wallet activity tracker');
  const price = await locked.findByRole('link', {
    name: /^Unlock Wallet activity tracker: from .+, [\d.]+ SOL$/,
  });
  expect(price).toBeVisible();
});

const seed = async (slug: string, enabled = true) => {
  const spec = await loadModule(slug);
  const channelId = backend.world.db.guilds
    .find(({ id }) => id === 'srv-keep')
    ?.channels.find(({ name }) => name === 'welcome')?.id;
  const row: ModuleRow = {
    serverId: 'srv-keep',
    slug,
    enabled,
    version: 3,
    values: { ...spec?.initial, channelId },
    updatedAt: 1,
    updatedBy: 'Ada',
    rules: [],
  };
  backend.world.db.modules.push(row);
  return row;
};

test('a module is switched off and on in its card and keeps its values', async () => {
  const row = await seed('welcome-message');
  open();
  const greet = (await card('Welcome message')).getByRole('switch', { name: 'Welcome message' });
  expect(greet).toBeChecked();
  await userEvent.click(greet);
  await waitFor(() => expect(row.enabled).toBe(false));
  expect(await findMessage('Welcome message is off')).toBeInTheDocument();
  await waitFor(() => expect(greet).not.toBeChecked());
  expect(row).toMatchObject({ version: 4, values: { trigger: 'ON_JOIN' } });
  await waitFor(() => expect(greet).toHaveAttribute('aria-busy', 'false'));
  await userEvent.click(greet);
  await waitFor(() => expect(row.enabled).toBe(true));
});

test('the state is shown beside the switch only where it adds something', async () => {
  await seed('welcome-message');
  open();
  const greet = await card('Welcome message');
  expect(greet.getByRole('switch', { name: 'Welcome message' })).toBeChecked();
  expect(greet.queryByText('On')).not.toBeInTheDocument();
  expect((await card('Token price')).getByText('Off')).toBeVisible();
});

test('a switched module keeps its new state until the list is loaded again', async () => {
  await seed('welcome-message');
  open();
  const greet = (await card('Welcome message')).getByRole('switch', { name: 'Welcome message' });
  backend.server.use(http.get('/api/servers/:id/modules', () => delay('infinite')));
  await userEvent.click(greet);
  expect(await findMessage('Welcome message is off')).toBeInTheDocument();
  await waitFor(() => {
    expect(greet).toHaveAttribute('aria-busy', 'false');
    expect(greet).not.toBeChecked();
  });
});

test('a refused switch goes back and shows the reason', async () => {
  await seed('welcome-message');
  backend.server.use(
    http.put('/api/servers/:id/modules/:slug', () => fail('server-error', 'The gate is stuck.')),
  );
  open();
  const greet = (await card('Welcome message')).getByRole('switch', { name: 'Welcome message' });
  await userEvent.click(greet);
  expect(await findMessage('The gate is stuck.')).toBeInTheDocument();
  await waitFor(() => expect(greet).toBeChecked());
});

test('recommended modules come first with a reason, and disappear during a search', async () => {
  await seed('welcome-message');
  open();
  const first = within(await screen.findByRole('region', { name: 'Recommended for your server' }));
  const links = first.getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(first.getByText(/linked wallets?: give roles to your holders\.$/)).toBeVisible();
  expect(first.queryByRole('link', { name: 'Welcome message' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search modules' }), 'a{Enter}');
  await waitFor(() => expect(links[0]).not.toBeInTheDocument());
});

test('a module without its own route opens under bots', async () => {
  open('bots/reaction-roles');
  await waitFor(() => expect(document.title).toMatch(/^Reaction roles \|/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reaction roles' })).toBeVisible();
});

test('an unknown module name shows “Module not found”', async () => {
  open('bots/constructor');
  expect(await screen.findByRole('heading', { name: 'Module not found' })).toBeVisible();
});

test('a failed load shows the reason, and Retry loads again', async () => {
  backend.server.use(
    http.get('/api/servers/:id/modules', () => fail('server-error', 'The armoury is shut.')),
  );
  open();
  expect(await screen.findByText('The armoury is shut.')).toBeVisible();
  backend.server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Token price' })).toBeVisible();
});
