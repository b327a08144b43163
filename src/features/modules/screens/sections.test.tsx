import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen, createRuleScreen } from './createModuleScreen';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const openWelcome = () =>
  renderDashboard(
    'welcome-message',
    [route('welcome-message', 'Welcome message', () => createModuleScreen(['welcome-message']))],
    'srv-keep',
  );
const section = (name: string) => screen.findByRole('region', { name });

test('a group that is seldom touched is a line on what it holds', async () => {
  openWelcome();
  const limits = await section('Limits');
  expect(within(limits).getByText(/Hide invite links in names · Don’t greet bots$/)).toBeVisible();
  expect(within(limits).getByRole('textbox', { name: /^Raid threshold/ })).not.toBeVisible();
  expect(within(await section('Goodbye')).getByText('Nothing set')).toBeVisible();
});

test('it opens at a press and keeps what was typed when it is folded again', async () => {
  openWelcome();
  const limits = await section('Limits');
  const head = within(limits).getByRole('heading', { name: 'Limits' });
  await userEvent.click(head);
  const joins = within(limits).getByRole('textbox', { name: /^Raid threshold/ });
  expect(joins).toBeVisible();
  await userEvent.clear(joins);
  await userEvent.type(joins, '7');
  await userEvent.click(head);
  expect(joins).not.toBeVisible();
  expect(within(limits).getByText(/Raid threshold: 7/)).toBeVisible();
});

test('one in which something has to be filled in is open from the start', async () => {
  // Nothing fits, so nothing is filled in from the server.
  for (const guild of backend.world.db.guilds)
    guild.channels = guild.channels.filter(({ name }) => name !== 'verify');
  renderDashboard(
    'holder-verification/form/new',
    [
      route('holder-verification/form/:slug', 'Holder rule', () =>
        createRuleScreen(['holder-verification']),
      ),
    ],
    'srv-keep',
  );
  const panel = within(await section('Panel'));
  expect(panel.getByRole('combobox', { name: 'Panel channel' })).toBeVisible();
  const checks = within(await section('Checks'));
  expect(checks.getByRole('combobox', { name: 'Check frequency' })).not.toBeVisible();
});

test('On this page names the groups and opens the one that is pressed', async () => {
  openWelcome();
  const nav = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Greeting',
    'Direct message',
    'Starter roles',
    'Goodbye',
    'Limits',
  ]);
  await userEvent.click(nav.getByRole('link', { name: 'Limits' }));
  const limits = await section('Limits');
  expect(within(limits).getByRole('textbox', { name: /^Raid threshold/ })).toBeVisible();
  expect(limits.contains(document.activeElement)).toBe(true);
});
