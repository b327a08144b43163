import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { audit } from '@/mock-api/domains/audit/audit';
import { membersOf } from '@/mock-api/domains/members/members';
import type { ModuleRow } from '@/mock-api/domains/module-settings/rows';
import { fail } from '@/mock-api/http/envelope';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

const STATS = '/api/discord/servers/:id/stats';
const MODULES = '/api/servers/:id/modules';
const ORDERS = '/api/users/subscriptions/:id';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
  backend.world.db.modules = [];
  backend.world.db.audit = [];
});
afterEach(() => backend.close());

const open = (serverId: string | null) =>
  renderDashboard(
    '',
    [
      route('', 'Overview', () => import('./OverviewScreen')),
      landing('package-payment/:orderId', 'Payment here'),
    ],
    serverId,
  );
const part = (name: string | RegExp) => screen.findByRole('region', { name });
const setup = () => part('Set up your server');
const step = async (title: string) => {
  const heading = await within(await setup()).findByRole('heading', { level: 3, name: title });
  return within(heading);
};
/** The list item of a step, with its hint. */
const lineOf = async (title: string) => {
  const items = await within(await setup()).findAllByRole('listitem');
  const line = items.find((item) => item.textContent.includes(title));
  if (!line) throw new Error(`No step ${title}.`);
  return within(line);
};
/** A module that was set up and turned on. */
const switchOn = (slug: string, serverId: string, values: ModuleRow['values'] = null) =>
  backend.world.db.modules.push({
    serverId,
    slug,
    enabled: true,
    version: 1,
    values,
    updatedAt: null,
    updatedBy: null,
    rules: [],
  });
const failOnce = (path: string, message: string) =>
  backend.server.use(http.get(path, () => fail('server-error', message), { once: true }));

describe('without a server', () => {
  test('only the first step has a link, to the servers', async () => {
    open(null);
    const steps = within(await setup());
    expect(steps.getByText('0 of 5 done')).toBeVisible();
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/server',
    ]);
    expect(steps.getByRole('heading', { name: 'Invite the bot: To do' })).toBeVisible();
  });

  test('a server can be chosen', async () => {
    open(null);
    expect(await screen.findByRole('link', { name: 'Choose a server' })).toHaveAttribute(
      'href',
      '/dashboard/server',
    );
  });

  test('no server data is requested', async () => {
    open(null);
    await setup();
    expect(backend.requests().some(({ path }) => path.endsWith('/stats'))).toBe(false);
  });
});

describe('the checklist', () => {
  test('of a new server shows the bot as invited', async () => {
    open('srv-empty');
    expect(await within(await setup()).findByText('1 of 5 done')).toBeVisible();
    expect((await step('Invite the bot: Done')).getByRole('link')).toBeVisible();
    expect((await step('Choose modules: To do')).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/bots',
    );
  });

  test('marks the next step', async () => {
    open('srv-empty');
    const next = (await within(await setup()).findAllByRole('listitem')).filter(
      (item) => item.getAttribute('aria-current') === 'step',
    );
    expect(next).toHaveLength(1);
    expect(next[0]).toHaveTextContent('Buy a package');
  });

  test('names the smallest package that covers all steps', async () => {
    open('srv-empty');
    const buying = await lineOf('Buy a package');
    expect(await buying.findByText('Silver Keep, 1.25 SOL, covers all five steps.')).toBeVisible();
    expect(buying.getByRole('link')).toHaveAttribute('href', '/dashboard/package?tier=pkg-silver');
  });

  test('names a package with holder verification if the current package lacks it', async () => {
    open('srv-apes');
    const verifying = await lineOf('First verification');
    expect(
      await verifying.findByText(
        'Your package lacks holder verification. Silver Keep, 1.25 SOL, has it.',
      ),
    ).toBeVisible();
  });

  test('names no package if none is known', async () => {
    backend.server.use(http.get('/api/packages/:id', () => fail('server-error', 'No')));
    open('srv-empty');
    expect(
      (await lineOf('Buy a package')).getByText('Packages unlock modules for your server.'),
    ).toBeVisible();
  });

  test('marks the ledger wallet and the first verification as done when they are', async () => {
    open('srv-keep');
    expect(await within(await setup()).findByText('4 of 5 done')).toBeVisible();
    await step('Fund the ledger wallet: Done');
    await step('First verification: Done');
  });

  test('marks modules as done once a module is on', async () => {
    switchOn('welcome-message', 'srv-apes');
    open('srv-apes');
    expect((await step('Choose modules: Done')).getByRole('link')).toBeVisible();
  });

  test('is not shown when all steps are done', async () => {
    switchOn('welcome-message', 'srv-keep');
    open('srv-keep');
    await part('Your community');
    expect(screen.queryByRole('region', { name: 'Set up your server' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show setup steps' })).not.toBeInTheDocument();
  });

  test('can be hidden and stays hidden', async () => {
    const { unmount } = open('srv-empty');
    await userEvent.click(within(await setup()).getByRole('button', { name: 'Hide these steps' }));
    expect(screen.queryByRole('region', { name: 'Set up your server' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show setup steps' })).toHaveFocus();
    unmount();
    open('srv-empty');
    await part('Your community');
    expect(screen.queryByRole('region', { name: 'Set up your server' })).not.toBeInTheDocument();
  });

  test('can be shown again', async () => {
    open('srv-empty');
    await userEvent.click(within(await setup()).getByRole('button', { name: 'Hide these steps' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show setup steps' }));
    expect(
      within(await setup()).getByRole('heading', { name: 'Set up your server' }),
    ).toHaveFocus();
  });

  test('hidden for a server is still shown for another server', async () => {
    const { unmount } = open('srv-empty');
    await userEvent.click(within(await setup()).getByRole('button', { name: 'Hide these steps' }));
    unmount();
    open('srv-apes');
    expect(await setup()).toBeVisible();
  });
});

describe('a server without active modules', () => {
  const gold = () =>
    screen.getAllByRole('link').filter((link) => link.classList.contains('btn-primary'));

  test('shows one main action, and no empty figures, charts or lists', async () => {
    open('srv-empty');
    await part('Choose a package');
    expect(gold().map(({ textContent }) => textContent)).toEqual(['View packages']);
    const figures = within(await part('Your community'));
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Members',
      'Linked wallets',
    ]);
    for (const name of ['Since your last visit', 'The last 30 days', 'Modules', 'Recent changes'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  test('offers the payment of its order', async () => {
    open('srv-pending');
    await part('Pay for Silver Keep');
    expect(gold()).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: /^Pay [\d.]+ SOL$/ }));
    expect(await screen.findByRole('heading', { name: 'Payment here' })).toBeVisible();
  });

  test('offers to turn on its first modules', async () => {
    open('srv-keep');
    const first = within(await part('Turn on your first modules'));
    expect(first.getAllByRole('link', { name: /^Turn on/ })).toHaveLength(3);
    expect(gold()).toHaveLength(1);
  });

  test('shows the whole overview once a module is on', async () => {
    switchOn('welcome-message', 'srv-empty');
    switchOn('welcome-message', 'srv-keep');
    open('srv-keep');
    expect(await part('The last 30 days')).toBeVisible();
    expect(await part('Modules')).toBeVisible();
  });
});

describe('the parts', () => {
  beforeEach(() => {
    for (const { id } of backend.world.db.guilds) switchOn('welcome-message', id);
  });

  test('members, holders, wallets and alerts are shown', async () => {
    open('srv-keep');
    const figures = within(await part('Your community'));
    const total = membersOf(backend.world, 'srv-keep').length;
    const terms = (await figures.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(terms).toEqual(['Members', 'Verified holders', 'Linked wallets', 'Alerts in 24 hours']);
    expect(figures.getByText(String(total))).toBeVisible();
    expect(figures.getByText(/joined and \d+ left in 24 hours/)).toBeVisible();
  });

  test('modules are counted by state', async () => {
    switchOn('welcome-message', 'srv-keep');
    open('srv-keep');
    const modules = within(await part('Modules'));
    const counts = within(await modules.findByRole('list', { name: 'Modules by status' }));
    const on = counts.getAllByRole('listitem').find((item) => within(item).queryByText('On'));
    expect(on).toHaveTextContent('1 On');
    expect(modules.getByText('All active modules work.')).toBeVisible();
  });

  test('a module that needs attention is linked', async () => {
    switchOn('verification-bot', 'srv-keep', { panelChannelId: 'deleted' });
    open('srv-keep');
    const modules = within(await part('Modules'));
    expect(await modules.findByRole('link', { name: 'Captcha verification' })).toHaveAttribute(
      'href',
      '/dashboard/verification-bot',
    );
  });

  test('a problem of a module links to the field that fixes it', async () => {
    switchOn('verification-bot', 'srv-keep', { panelChannelId: '999999999999999999' });
    open('srv-keep');
    const modules = within(await part('Modules'));
    expect(
      await modules.findByRole('link', { name: 'This channel was deleted. Pick another.' }),
    ).toHaveAttribute('href', '/dashboard/verification-bot?field=panelChannelId');
  });

  test('an order that awaits payment links to its payment', async () => {
    const waiting = backend.world.db.orders.find(({ serverId }) => serverId === 'srv-pending');
    Object.assign(waiting ?? {}, { serverId: 'srv-keep' });
    open('srv-keep');
    const orders = within(await part('Package and orders'));
    await userEvent.click(await orders.findByRole('link', { name: 'Purchase Silver Keep' }));
    expect(await screen.findByRole('heading', { name: 'Payment here' })).toBeVisible();
  });

  test('an order being verified links to the orders', async () => {
    open('srv-apes');
    const orders = within(await part('Package and orders'));
    expect(
      await orders.findByRole('link', { name: 'Follow the order for Gold Keep' }),
    ).toHaveAttribute('href', '/dashboard/user-order');
  });

  test('the active package is named', async () => {
    open('srv-keep');
    const orders = within(await part('Package and orders'));
    expect(await orders.findByText('Gold Keep')).toBeVisible();
    expect(orders.queryByRole('link', { name: 'View packages' })).not.toBeInTheDocument();
  });

  test('a server without a package gets a link to the packages', async () => {
    open('srv-empty');
    const orders = within(await part('Package and orders'));
    expect(await orders.findByRole('link', { name: 'View packages' })).toHaveAttribute(
      'href',
      '/dashboard/package',
    );
  });

  test('the modules of the package are shown as on', async () => {
    open('srv-keep');
    const services = within(await part('Modules of Solana Keep'));
    const row = services
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText('Token price'));
    expect(row).toHaveTextContent('On');
  });

  test('recent changes show what changed, who changed it and when', async () => {
    audit(backend.world, 'usr-owner', 'module.token-price.saved', 'srv-keep');
    open('srv-keep');
    const changes = within(await part('Recent changes'));
    const change = within(await changes.findByRole('listitem'));
    expect(change.getByText('Token price: settings saved')).toBeVisible();
    expect(change.getByText('Olivia Keep')).toBeVisible();
    expect(change.getByText('just now')).toBeVisible();
  });

  test('an empty list of changes says so', async () => {
    open('srv-keep');
    const changes = within(await part('Recent changes'));
    expect(await changes.findByText(/No changes yet/)).toBeVisible();
  });
});

describe('when a part fails', () => {
  beforeEach(() => {
    switchOn('welcome-message', 'srv-keep');
  });

  test('the figures show the error and Retry loads them, while the rest is shown', async () => {
    failOnce(STATS, 'The scribe is ill.');
    open('srv-keep');
    const figures = within(await part('Your community'));
    expect(await figures.findByText('The scribe is ill.')).toBeVisible();
    expect(
      await within(await part('Modules')).findByText('All active modules work.'),
    ).toBeVisible();
    expect(await within(await part('Package and orders')).findByText('Gold Keep')).toBeVisible();
    await step('First verification: Couldn’t be checked');
    await userEvent.click(figures.getByRole('button', { name: 'Retry' }));
    expect(await figures.findByText('Verified holders')).toBeVisible();
  });

  test('the modules show the error, and the figures are shown', async () => {
    failOnce(MODULES, 'The armoury is shut.');
    open('srv-keep');
    const modules = within(await part('Modules'));
    expect(await modules.findByText('The armoury is shut.')).toBeVisible();
    expect(await within(await part('Your community')).findByText('Members')).toBeVisible();
    await step('Choose modules: Couldn’t be checked');
    await userEvent.click(modules.getByRole('button', { name: 'Retry' }));
    expect(await modules.findByText('All active modules work.')).toBeVisible();
  });

  test('the orders show the error, and the modules are shown', async () => {
    failOnce(ORDERS, 'The treasurer is away.');
    open('srv-keep');
    const orders = within(await part('Package and orders'));
    expect(await orders.findByText('The treasurer is away.')).toBeVisible();
    expect(
      await within(await part('Modules')).findByText('All active modules work.'),
    ).toBeVisible();
    await userEvent.click(orders.getByRole('button', { name: 'Retry' }));
    expect(await orders.findByText('Gold Keep')).toBeVisible();
  });
});
