import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { landing, renderDashboard } from '../testing/renderDashboard';

const SERVER = 'srv-keep';
let backend: TestBackend;
/** The list of the palette measures itself, which nothing here depends on. */
class Unmeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Unmeasured);
  backend = createTestBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
  backend.close();
});

/** Says with what it was opened. */
const form = route('holder-verification/form/:slug', 'Rule', async () => ({
  default: function Opened() {
    return <h1>{useLocation().search}</h1>;
  },
}));

async function search(typed: string) {
  renderDashboard('', [landing('', 'Overview'), form], SERVER);
  await screen.findByRole('heading', { name: 'Overview' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search and commands' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, typed);
}
const option = (name: RegExp) => screen.findByRole('option', { name });
const testedAt = (slug: string) =>
  backend.world.db.modules.find((row) => row.serverId === SERVER && row.slug === slug)?.testedAt;

test('a template is found by its name, and begins a rule with it', async () => {
  backend.signInAs('owner');
  await search('holder tier');
  await userEvent.click(await option(/Holder tier/));
  expect(await screen.findByRole('heading', { name: /template=by-number/ })).toBeVisible();
});

test('a test of a rule goes to the user who asks', async () => {
  backend.signInAs('owner');
  await search('test golden robes');
  await userEvent.click(await option(/Send me a test of Golden robes/));
  expect(await screen.findByText('Sent to you as a Discord DM')).toBeInTheDocument();
  expect(testedAt('holder-verification')).toBeDefined();
});

test('a module without a list can be tested, too', async () => {
  backend.signInAs('owner');
  await search('test welcome');
  await userEvent.click(await option(/Send me a test of Welcome message/));
  await waitFor(() => expect(testedAt('welcome-message')).toBeDefined());
});

test('a quest is found by its name', async () => {
  backend.signInAs('owner');
  const name = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === SERVER && slug === 'quest',
  )?.rules[0]?.values['name'];
  const title = typeof name === 'string' ? name : 'no name';
  await search(title);
  // Results of the server may come before or after the rules.
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain(
      `${title} Quests`,
    ),
  );
});

test('“new quest” leads to the form of a new one', async () => {
  backend.signInAs('owner');
  await search('new quest');
  expect(await option(/^New quest$/)).toBeVisible();
});

test('who may not set modules up is offered no test, template or new rule', async () => {
  backend.signInAs('reviewer');
  await search('golden robes');
  await option(/Golden robes/);
  await userEvent.clear(screen.getByRole('combobox', { name: 'Search and commands' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Search and commands' }), 'test');
  expect(screen.queryByRole('option', { name: /Send me a test/ })).not.toBeInTheDocument();
  await userEvent.clear(screen.getByRole('combobox', { name: 'Search and commands' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Search and commands' }), 'holder');
  expect(screen.queryByRole('option', { name: /New:|Template/ })).not.toBeInTheDocument();
});
