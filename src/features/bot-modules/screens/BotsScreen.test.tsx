import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { fail } from '@/mocks/http/envelope';
import { createTestBackend, type TestBackend } from '@/mocks/node/testServer';
import { screen as route } from '@/shared/routing/table';
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

test('modules stand by family, each with its state', async () => {
  open();
  const family = await screen.findByRole('region', { name: 'Alerts' });
  expect(within(family).getByRole('heading', { name: 'Token price' })).toBeVisible();
  expect((await card('Token price')).getByText('Off')).toBeVisible();
});

test('one that is not in the package says so, and leads to the packages', async () => {
  open();
  const locked = await card('Wallet activity tracker');
  expect(locked.getByText('Not in your package')).toBeVisible();
  expect(
    locked.getByRole('link', { name: 'See packages with Wallet activity tracker' }),
  ).toBeVisible();
});

test('a search finds by name, purpose and state', async () => {
  open();
  await screen.findByRole('heading', { level: 3, name: 'Token price' });
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Search the modules' }),
    'ticker{Enter}',
  );
  expect(await screen.findByText('1 module')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Token price' })).toBeVisible();
});

test('the states are counted, and one can be looked at alone', async () => {
  open();
  const states = await screen.findByRole('group', { name: 'State' });
  await userEvent.click(within(states).getByRole('button', { name: /^Not in your package \d+$/ }));
  expect(screen.queryByRole('heading', { level: 3, name: 'Token price' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Wallet activity tracker' })).toBeVisible();
});

test('what unlocks a module is named with its price', async () => {
  open();
  const locked = await card('Wallet activity tracker');
  const price = await locked.findByText((_, element) =>
    /^From .+, [\d.]+ SOL$/.test(element?.textContent ?? ''),
  );
  expect(price).toBeVisible();
});

test('a module without a route of its own opens below bots', async () => {
  open('bots/reaction-roles');
  await waitFor(() => expect(document.title).toMatch(/^Reaction roles \|/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reaction roles' })).toBeVisible();
});

test('a name no module has is said to be none', async () => {
  open('bots/constructor');
  expect(await screen.findByRole('heading', { name: 'No such module' })).toBeVisible();
});

test('a failure says why, and Retry loads again', async () => {
  backend.server.use(http.get('/api/servers/:id/modules', () => fail(500, 'The armoury is shut.')));
  open();
  expect(await screen.findByText('The armoury is shut.')).toBeVisible();
  backend.server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Token price' })).toBeVisible();
});
