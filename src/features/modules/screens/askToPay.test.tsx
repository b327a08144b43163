import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen } from './createModuleScreen';

const SERVER = 'srv-keep';
const SLUG = 'hold-to-earn';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

function program(own: object = {}) {
  const rule = backend.world.db.modules
    .find(({ serverId, slug }) => serverId === SERVER && slug === SLUG)
    ?.rules.find(({ values }) => values['name'] === 'Keepers daily');
  if (!rule) throw new Error('The seed has no such program.');
  rule.enabled = false;
  rule.values = { ...rule.values, ...own };
  return rule;
}
const PAID = { rewardKind: 'SOL', rate: '0.1', budgetPeriod: '2', budgetTotal: '30' };
const turnOn = async () => {
  renderDashboard(SLUG, [route(SLUG, 'Module', async () => createModuleScreen([SLUG]))], SERVER);
  await userEvent.click(await screen.findByRole('switch', { name: 'Keepers daily' }));
};
const question = () => screen.findByRole('dialog', { name: 'Turn on “Keepers daily”?' });

test('a program that pays SOL is turned on once what it pays and its budget are agreed to', async () => {
  const row = program(PAID);
  await turnOn();
  const dialog = await question();
  expect(dialog).toHaveTextContent('0.1 SOL for each unit, once a day');
  expect(dialog).toHaveTextContent('Budget: 2 SOL a day');
  expect(dialog).toHaveTextContent('Budget: 30 SOL in all');
  expect(row.enabled).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(row.enabled).toBe(true));
});

test('a program that pays SOL stays off when that is cancelled', async () => {
  const row = program(PAID);
  await turnOn();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(row.enabled).toBe(false);
});

test('a program that pays points is turned on without a question', async () => {
  const row = program();
  await turnOn();
  await waitFor(() => expect(row.enabled).toBe(true));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
