import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { ModuleRow } from '@/mock-api/domains/module-settings/rows';
import { screen as route } from '@/shared/routing/table';
import { openPicker, pick } from '@/shared/ui/picker/testing/pick';
import { loadModule } from '../../engine/registry';
import { createModuleScreen, createRuleScreen } from '../createModuleScreen';

/** A server without a package; `buyPackage` gives it one by copying the order of another server. */
const SERVER = 'srv-empty';
const KEPT = 'castle-kept-draft:';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.world.db.modules = [];
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const row = (slug: string) => backend.world.db.modules.find((each) => each.slug === slug);

/** Gives the server a package with every module, as if it had been bought. */
function buyPackage(serverId = SERVER): void {
  const order = backend.world.db.orders.find((each) => each.serverId === 'srv-hq');
  if (!order) throw new Error('The seed has no such order.');
  backend.world.db.orders.push({ ...order, id: `ord-of-${serverId}`, serverId });
}

/** Signs in the second person of these tests, who manages the server as well. */
function signInAsColleague(): void {
  const guild = backend.world.db.guilds.find(({ id }) => id === SERVER);
  guild?.managerIds.push(backend.signInAs('staff').id);
}

/** Uses a template that asks only for the channel. */
async function greet(words: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^One line/ }));
  await typeWelcome(words);
  await pick('Channel', /welcome/);
}

const routes = [
  route('welcome-message', 'Module', async () => createModuleScreen(['welcome-message'])),
  route('nft-sale', 'Module', async () => createModuleScreen(['nft-sale'])),
  route('bots', 'Bots', () => import('../BotsScreen')),
  route('holder-verification', 'Module', async () => createModuleScreen(['holder-verification'])),
  route('holder-verification/form/:slug', 'Rule', async () =>
    createRuleScreen(['holder-verification']),
  ),
  landing('package', 'Packages here'),
];
const open = (address: string, serverId = SERVER) => renderDashboard(address, routes, serverId);
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(KEPT));
const text = async () => screen.findByRole('textbox', { name: 'Text' });
const preview = () => screen.getByRole('complementary', { name: 'Preview' });
const save = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: /^(Unlock and save|Save|Save and turn on)$/ }),
  );
const question = async () => screen.findByRole('dialog', { name: /^Saving needs/ });

async function typeWelcome(words: string): Promise<void> {
  await userEvent.clear(await text());
  await userEvent.type(await text(), words);
}

describe('a module with settings', () => {
  test('begins with its first template, which can be changed, and the preview follows', async () => {
    open('welcome-message');
    const form = await screen.findByRole('form', { name: 'Welcome message' });
    expect(
      await within(form).findByRole('button', { name: /Classic welcome/, pressed: true }),
    ).toBeVisible();
    await typeWelcome('Ahoy');
    await waitFor(() => expect(preview()).toHaveTextContent('Ahoy'));
    expect(
      within(preview()).getByRole('button', { name: 'Edit message text' }),
    ).toBeInTheDocument();
  });

  test('offers the channels of the server', async () => {
    open('welcome-message');
    await screen.findByRole('form', { name: 'Welcome message' });
    const list = await openPicker('Channel');
    expect(await within(list).findByRole('option', { name: /welcome/ })).toBeVisible();
  });

  test('offers the smallest package, names the missing fields and links to the package', async () => {
    open('welcome-message');
    await typeWelcome('Ahoy');
    // The suggested channel is chosen already.
    await pick('Channel', /No channel/);
    await save();
    const dialog = await question();
    expect(dialog).toHaveTextContent('Bronze Keep is the smallest package with Welcome message');
    expect(dialog).toHaveTextContent('0.5 SOL a month');
    expect(dialog).toHaveTextContent(/fields? needs? attention/);
    await userEvent.click(within(dialog).getByRole('link', { name: 'View Bronze Keep' }));
    expect(await screen.findByRole('heading', { name: 'Packages here' })).toBeVisible();
    expect(window.location.search).toBe('?tier=pkg-bronze');
    expect(row('welcome-message')).toBeUndefined();
  });

  test('E11: keeps its draft for a later visit, without a question on leaving', async () => {
    const { unmount } = open('welcome-message');
    await typeWelcome('Ahoy');
    await waitFor(() => expect(keptKeys()).toHaveLength(1));
    unmount();
    sessionStorage.clear();
    open('welcome-message');
    expect(await screen.findByText('Your draft is kept on this device.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Unsaved changes' })).toHaveTextContent(
      'Draft kept on this device',
    );
    expect(await text()).toHaveValue('Ahoy');
  });

  test('can be saved with one click once the package is bought', async () => {
    const { unmount } = open('welcome-message');
    await greet('Ahoy');
    await save();
    await question();
    unmount();
    buyPackage();
    open('welcome-message');
    expect(
      await screen.findByText('Your draft is kept. Save to turn it into live settings.'),
    ).toBeVisible();
    await save();
    await waitFor(() => expect(JSON.stringify(row('welcome-message')?.values)).toContain('Ahoy'));
    await waitFor(() => expect(keptKeys()).toEqual([]));
  });

  test('forgets a discarded draft', async () => {
    open('welcome-message');
    await typeWelcome('Ahoy');
    await waitFor(() => expect(keptKeys()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(keptKeys()).toEqual([]));
  });

  test('keeps a template that was saved unchanged', async () => {
    const { unmount } = open('welcome-message');
    await text();
    await save();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await text());
    await userEvent.tab();
    expect(keptKeys()).toHaveLength(1);
    unmount();
    buyPackage();
    open('welcome-message');
    expect(await screen.findByText(/Your draft is kept\./)).toBeVisible();
  });
});

describe('a draft', () => {
  test('of one server is not shown on another', async () => {
    const { unmount } = open('welcome-message');
    await typeWelcome('Ahoy');
    unmount();
    open('welcome-message', 'srv-pending');
    expect(await text()).not.toHaveValue('Ahoy');
    expect(screen.queryByText(/Your draft is kept/)).not.toBeInTheDocument();
  });

  test('of one member is not shown to another, and is back for the first', async () => {
    const first = open('welcome-message');
    await typeWelcome('Ahoy');
    first.unmount();
    signInAsColleague();
    const second = open('welcome-message');
    expect(await text()).not.toHaveValue('Ahoy');
    second.unmount();
    backend.signInAs('owner');
    open('welcome-message');
    await waitFor(async () => expect(await text()).toHaveValue('Ahoy'));
  });

  test('of the session is not shown to the next member either', async () => {
    buyPackage();
    const first = open('welcome-message');
    await typeWelcome('Ahoy');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Ahoy'));
    first.unmount();
    signInAsColleague();
    open('welcome-message');
    expect(await text()).not.toHaveValue('Ahoy');
    expect(JSON.stringify(sessionStorage)).not.toContain('Ahoy');
  });

  test('does not overwrite a colleague’s later save', async () => {
    const { unmount } = open('welcome-message');
    await greet('Ahoy');
    unmount();
    buyPackage();
    const channelId = backend.world.db.guilds
      .find(({ id }) => id === SERVER)
      ?.channels.find(({ name }) => name === 'welcome')?.id;
    const initial = (await loadModule('welcome-message'))?.initial ?? {};
    const theirs: ModuleRow = {
      serverId: SERVER,
      slug: 'welcome-message',
      enabled: true,
      version: 1,
      values: { ...initial, channelId },
      updatedAt: 0,
      updatedBy: 'Ada',
      rules: [],
    };
    backend.world.db.modules.push(theirs);
    open('welcome-message');
    await screen.findByText(/Your draft is kept\./);
    await save();
    expect(
      await screen.findByRole('dialog', { name: /settings changed while you were editing/ }),
    ).toBeVisible();
  });
});

describe('a module with rules', () => {
  test('opens a form by “Add alert”, and its draft appears in its list and on its card', async () => {
    const first = open('nft-sale');
    await userEvent.click(await screen.findByRole('link', { name: 'Add alert' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Harbour');
    await save();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    first.unmount();
    buyPackage();
    const second = open('nft-sale');
    await userEvent.click(await screen.findByRole('link', { name: 'Open draft' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Harbour');
    expect(
      screen.getByText('Your draft is kept. Save to turn it into a live alert.'),
    ).toBeVisible();
    second.unmount();
    open('bots');
    const card = await screen.findByRole('link', { name: 'NFT sales alert' });
    expect(card).toHaveAttribute('href', '/dashboard/nft-sale?rule=new');
  });

  test('whose first rule is made in steps shows the whole form, before and after buying', async () => {
    const first = open('holder-verification/form/new');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sailors');
    await waitFor(() => expect(keptKeys()).toHaveLength(1));
    first.unmount();
    buyPackage();
    open('holder-verification/form/new');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Sailors');
    expect(screen.getByText(/Save to turn it into a live rule/)).toBeVisible();
  });
});
