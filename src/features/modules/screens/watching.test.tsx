import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen } from './createModuleScreen';

const SLUG = 'auto-moderator';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
  for (const rule of rules()) rule.values = { ...rule.values, dryRun: true };
});
afterEach(() => backend.close());

function rules() {
  const row = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === SLUG,
  );
  if (!row) throw new Error('The seed has no such module.');
  return row.rules;
}
const watching = () => rules().filter(({ values }) => values['dryRun'] === true).length;
const show = (query = '') =>
  renderDashboard(
    `${SLUG}${query}`,
    [route(SLUG, 'Module', async () => createModuleScreen([SLUG]))],
    'srv-keep',
  );
const start = () => screen.findByRole('button', { name: 'Start acting' });

test('all rules of a module start acting at one press on its page, which can be undone', async () => {
  const count = watching();
  show();
  await userEvent.click(await start());
  await waitFor(() => expect(watching()).toBe(0));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(watching()).toBe(count));
  expect(await start()).toBeVisible();
});

test('rules that act already are reported, not changed', async () => {
  show();
  const button = await start();
  for (const rule of rules()) rule.values = { ...rule.values, dryRun: false };
  await userEvent.click(button);
  expect(await screen.findByText('All rules act already.')).toBeVisible();
});

test('a rule starts acting from the header of its form, and the form follows', async () => {
  show(`?rule=${rules()[0]?.id ?? ''}`);
  await userEvent.click(await start());
  await waitFor(() => expect(rules()[0]?.values['dryRun']).toBe(false));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Log only' })).not.toBeChecked());
  expect(screen.queryByRole('button', { name: 'Start acting' })).not.toBeInTheDocument();
});
