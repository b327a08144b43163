import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMessage } from '@/app/testing/findMessage';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const open = () =>
  renderDashboard(
    'admin-utility?tab=flags',
    [route('admin-utility', 'Admin utility', () => import('./AdminUtilityScreen'))],
    'srv-hq',
  );
const CLAIMS = 'Token claims';
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a feature is turned off after a confirmation, and its card shows the change', async () => {
  open();
  await press('Edit Portfolio prices');
  // A flag that is on for all or none does not offer the choice of some servers.
  expect(screen.queryByLabelText('On for some servers')).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Off'));
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off Portfolio prices?' }));
  expect(dialog.getByText(/holdings without values/)).toBeVisible();
  expect(backend.world.db.flags).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  const prices = await card('Portfolio prices');
  expect(await prices.findByText('Off')).toBeVisible();
  expect(prices.getByText(/^Changed/)).toBeVisible();
});

test('a feature turned on for some servers needs at least one server', async () => {
  open();
  await press(`Edit ${CLAIMS}`);
  await userEvent.click(screen.getByLabelText('On for some servers'));
  await press('Save');
  expect(await screen.findByText(/^Choose at least one server/)).toBeVisible();
  await press(/^Add/);
  await userEvent.click(await screen.findByRole('option', { name: 'Ape Garrison' }));
  await userEvent.keyboard('{Escape}');
  await press('Save');
  await press('Turn off');
  const claims = await card(CLAIMS);
  expect(await claims.findByText('On for 1 server')).toBeVisible();
  expect(claims.getByText('Ape Garrison')).toBeVisible();
});

test('when another staff member changes the flag first, the page says so and shows the new state', async () => {
  open();
  await press(`Edit ${CLAIMS}`);
  await userEvent.click(screen.getByLabelText('Off'));
  await press('Save');
  const [row] = backend.world.db.flags;
  Object.assign(row ?? {}, { state: 'SOME', serverIds: ['srv-keep'], version: 3 });
  await press('Turn off');
  expect(await findMessage(/Someone else changed this feature flag/)).toBeVisible();
  expect(await (await card(CLAIMS)).findByText('On for 1 server')).toBeVisible();
});

test('flags that fail to load can be retried', async () => {
  backend.server.use(
    http.get('/api/staff/flags', () => HttpResponse.json({ success: false }, { status: 500 }), {
      once: true,
    }),
  );
  open();
  await press('Retry');
  expect(await screen.findByRole('list', { name: 'Feature flags' })).toBeVisible();
});
