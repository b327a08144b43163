import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reportChange } from '@/shared/api/changes';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const row = (id: string) => backend.world.db.packages.find((each) => each.id === id);
const routes = () => [
  route('manage-package', 'Manage packages', () => import('./ManagePackagesScreen')),
  route('create-package', 'Create package', () => import('./CreatePackageScreen')),
  route('edit-package/:packageId', 'Edit package', () => import('./EditPackageScreen')),
  landing('elsewhere', 'Elsewhere'),
];
const open = (path: string) => renderDashboard(path, routes(), 'srv-hq');
const retype = async (label: string, text: string) => {
  const box = await screen.findByLabelText(label);
  await userEvent.clear(box);
  if (text !== '') await userEvent.type(box, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list', () => {
  test('shows the state and the number of active orders of each package', async () => {
    open('manage-package');
    const gold = await screen.findByRole('row', { name: /Gold Keep/ });
    const orders = backend.world.db.orders.filter(({ packageId }) => packageId === 'pkg-gold');
    const inForce = orders.filter(({ status }) => status === 'ENABLED').length;
    expect(within(gold).getByText('Available')).toBeVisible();
    expect(within(gold).getAllByText(String(inForce))[0]).toBeVisible();
  });

  test('is filtered by the state of packages', async () => {
    backend.world.db.packages = backend.world.db.packages.map((each) =>
      each.id === 'pkg-silver' ? { ...each, status: 'DISABLED' } : each,
    );
    open('manage-package?status=ENABLED');
    expect(await screen.findByRole('row', { name: /Gold Keep/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Silver Keep/ })).toBeNull();
  });

  test('shows a state from a later version as unknown', async () => {
    tamper(backend, '/api/staff/packages', { 'packages.0.status': 'ON_SALE' });
    open('manage-package');
    expect(await screen.findByText('Unknown')).toBeVisible();
    expect(screen.queryByText('ON_SALE')).toBeNull();
  });

  test('discontinues a package after a confirmation that shows its active orders', async () => {
    open('manage-package');
    await press('Discontinue Gold Keep');
    const dialog = await screen.findByRole('dialog', { name: 'Discontinue Gold Keep?' });
    expect(within(dialog).getByText(/Active orders: \d/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discontinue package' }));
    await waitFor(() => expect(row('pkg-gold')?.status).toBe('DISABLED'));
    expect(await screen.findByRole('button', { name: 'Publish Gold Keep' })).toBeVisible();
  });

  test('can be reordered with the keyboard', async () => {
    open('manage-package');
    const handle = await screen.findByRole('button', { name: /^Move Silver Keep, number 2/ });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(row('pkg-silver')?.order).toBe(1));
    expect(row('pkg-bronze')?.order).toBe(2);
  });

  test('is not reordered when the packages have changed', async () => {
    open('manage-package');
    const handle = await screen.findByRole('button', { name: /^Move Silver Keep, number 2/ });
    backend.world.db.packages = backend.world.db.packages.filter(({ id }) => id !== 'pkg-quest');
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    expect(
      await screen.findByText(/Someone else changed the packages/, {
        selector: '.visually-hidden',
      }),
    ).toBeInTheDocument();
    expect(row('pkg-silver')?.order).toBe(2);
  });

  test('can be retried when it fails to load', async () => {
    backend.server.use(
      http.get(
        '/api/staff/packages',
        () => HttpResponse.json({ success: false }, { status: 500 }),
        {
          once: true,
        },
      ),
    );
    open('manage-package');
    await press('Retry');
    expect(await screen.findByRole('row', { name: /Gold Keep/ })).toBeVisible();
  });
});

describe('a new package', () => {
  test('is created as a draft with the chosen values', async () => {
    open('create-package');
    await retype('Name', 'Iron Keep');
    await retype('Price', '0.75');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Welcome message' }));
    expect(screen.getByRole('status', { name: 'Size' })).toHaveTextContent(
      'it counts as smaller than Bronze Keep. A larger package replaces the smaller ones',
    );
    await press('Create package');
    await screen.findByRole('heading', { level: 1, name: 'Manage packages' });
    expect(backend.world.db.packages.at(-1)).toMatchObject({
      name: 'Iron Keep',
      price: '0.75',
      durationDays: 30,
      status: 'DRAFT',
      items: [{ id: 'welcome-message' }],
    });
  });

  test('without a feature is refused with an error at the features', async () => {
    open('create-package');
    await retype('Name', 'Iron Keep');
    await retype('Price', '0.75');
    await press('Create package');
    expect(await screen.findByText('Choose at least one feature.')).toBeVisible();
    expect(backend.requests().filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  test('with the name of another package keeps the typed values', async () => {
    open('create-package');
    await retype('Name', 'gold keep');
    await retype('Price', '1.5');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Welcome message' }));
    await press('Create package');
    expect(await screen.findByText('Another package already uses this name.')).toBeVisible();
    expect(screen.getByLabelText('Price')).toHaveValue('1.5');
  });

  test('is previewed', async () => {
    open('create-package');
    await retype('Name', 'Iron Keep');
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(within(preview).getByRole('heading', { name: 'Iron Keep' })).toBeVisible();
  });
});

describe('an edited package', () => {
  test('leaves existing orders unchanged and says so', async () => {
    const order = backend.world.db.orders.find(({ packageId }) => packageId === 'pkg-gold');
    const before = order?.package.name;
    open('edit-package/pkg-gold');
    expect(await screen.findByText(/Changes apply to new orders only/)).toBeVisible();
    await retype('Name', 'Golden Keep');
    await press('Save');
    await waitFor(() => expect(row('pkg-gold')?.name).toBe('Golden Keep'));
    expect(order?.package.name).toBe(before);
  });

  test('that a colleague has changed is overwritten only by a second save', async () => {
    open('edit-package/pkg-gold');
    await retype('Name', 'Golden Keep');
    const gold = row('pkg-gold');
    if (gold) Object.assign(gold, { name: 'Amber Keep', version: gold.version + 1 });
    await press('Save');
    expect(await screen.findByText(/Someone else changed this package/)).toBeVisible();
    expect(row('pkg-gold')?.name).toBe('Amber Keep');
    await press('Save');
    await waitFor(() => expect(row('pkg-gold')?.name).toBe('Golden Keep'));
  });

  test('that a colleague has changed is not overwritten, even after a reload in the background', async () => {
    open('edit-package/pkg-gold');
    await retype('Name', 'Golden Keep');
    const gold = row('pkg-gold');
    if (gold) Object.assign(gold, { name: 'Amber Keep', version: gold.version + 1 });
    const read = () =>
      backend.requests().filter(({ path }) => path === '/api/get-package/pkg-gold');
    const before = read().length;
    reportChange(['Packages'], 'tab');
    await waitFor(() => expect(read().length).toBeGreaterThan(before));
    await press('Save');
    expect(await screen.findByText(/Someone else changed this package/)).toBeVisible();
    expect(row('pkg-gold')?.name).toBe('Amber Keep');
  });

  test('that does not exist shows that it was not found', async () => {
    open('edit-package/none');
    expect(await screen.findByText('Package not found')).toBeVisible();
  });
});
