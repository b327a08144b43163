import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { fundedChain } from '@/mock-api/testing/treasury';
import { moduleRoutes } from '../moduleRoutes';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (address: string) => renderDashboard(address, moduleRoutes, 'srv-keep');

test('payouts of the programs are listed, and a payout opens with all its members', async () => {
  open('hold-to-earn');
  await userEvent.click(await screen.findByRole('tab', { name: 'Payouts' }));
  const list = within(await screen.findByRole('region', { name: 'Payouts' }));
  const [show] = list.getAllByRole('button', { name: /View the payout of Keepers daily/ });
  if (show) await userEvent.click(show);
  const lines = await screen.findByRole('region', { name: 'Members in this payout' });
  expect(within(lines).getAllByText(/\d units held$/).length).toBeGreaterThan(1);
  expect(screen.getByRole('list', { name: 'Skipped' })).toHaveTextContent('No linked wallet');
  await userEvent.click(screen.getByRole('button', { name: 'All payouts' }));
  expect(await screen.findByRole('region', { name: 'Payouts' })).toBeVisible();
});

test('skipped members are counted as “at least” when a reason cannot be read', async () => {
  const path = '/api/servers/srv-keep/accrual-runs';
  const answer = await backend.send('GET', `${path}?module=hold-to-earn&page=1&pageSize=10`);
  const { data } = z
    .object({ data: z.object({ items: z.array(z.looseObject({})) }) })
    .parse(await answer.json());
  const items = data.items.map((run) => ({
    ...run,
    skipped: [{ why: 'Asleep.', count: 7 }, 'odd'],
  }));
  backend.server.use(
    http.get(`*${path}`, () =>
      HttpResponse.json({ success: true, message: '', data: { ...data, items } }),
    ),
  );
  open('hold-to-earn?tab=payouts');
  const list = within(await screen.findByRole('region', { name: 'Payouts' }));
  expect(list.getAllByText('at least 7')).toHaveLength(items.length);
});

test('an estimate shows typical cases and a custom number', async () => {
  open('hold-to-earn/form/rule-srv-keep-hold-to-earn-1?tab=estimate');
  expect(
    await screen.findByText('A member who holds 3 NFTs would earn 15 points a day.'),
  ).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Custom number of NFTs' });
  await userEvent.type(field, 'x{Enter}');
  expect(screen.getByText('Enter a whole number up to 1,000,000.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '7{Enter}');
  expect(
    await screen.findByText('A member who holds 7 NFTs would earn 35 points a day.'),
  ).toBeVisible();
});

test('an unsaved program is estimated from the typed values', async () => {
  open('hold-to-earn/form/new');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Weekly');
  await userEvent.click(screen.getByRole('tab', { name: 'Estimate' }));
  // The channel is still missing, and decides nothing of it.
  expect(
    await screen.findByText('A member who holds 3 NFTs would earn 15 points a day.'),
  ).toBeVisible();
});

const ruleOf = () => {
  const rule = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'hold-to-earn',
  )?.rules[0];
  if (!rule) throw new Error('The seed has no program.');
  return rule;
};

test('SOL payments that the ledger wallet cannot cover are shown as waiting', async () => {
  Object.assign(ruleOf().values, { rewardKind: 'SOL', rate: '0.5' });
  open('hold-to-earn?tab=payouts');
  const list = within(await screen.findByRole('region', { name: 'Payouts' }));
  expect((await list.findAllByText(/SOL \(\d+ payments? waiting\)$/)).length).toBeGreaterThan(0);
  const [show] = list.getAllByRole('button', { name: /View the payout of Keepers daily/ });
  if (show) await userEvent.click(show);
  const lines = within(await screen.findByRole('region', { name: 'Members in this payout' }));
  expect(lines.getAllByText('Waiting: Ledger wallet can’t cover it yet').length).toBeGreaterThan(0);
});

test('the bot’s posts about payouts are listed', async () => {
  open('hold-to-earn?tab=deliveries');
  expect((await screen.findAllByText(/^Rewards for \d+ members?$/)).length).toBeGreaterThan(0);
});

test('the form warns of a budget above the ledger wallet’s balance', async () => {
  backend.close();
  backend = createTestBackend({ startChain: fundedChain });
  backend.signInAs('owner');
  Object.assign(ruleOf().values, { rewardKind: 'SOL', rate: '0.5', budgetPeriod: '2' });
  open('hold-to-earn/form/rule-srv-keep-hold-to-earn-1');
  await screen.findByRole('textbox', { name: 'Name' });
  expect(await screen.findByText(/^Exceeds the balance: “Total budget”/)).toBeVisible();
});

const estimate = () => screen.findByRole('status', { name: 'Estimate' });

test('the form estimates the payout while the rate is typed', async () => {
  open('hold-to-earn/form/rule-srv-keep-hold-to-earn-1');
  const line = await estimate();
  const isSaid = () =>
    expect(line).toHaveTextContent(/^About [\d,]+ points a day for \d+ holders\./);
  await waitFor(isSaid, { timeout: 4000 });
  const before = line.textContent;
  const rate = screen.getByRole('textbox', { name: /^Reward per unit/ });
  await userEvent.clear(rate);
  expect(line).toHaveTextContent('Complete “Reward per unit and period” to see what it pays.');
  await userEvent.type(rate, '1');
  await waitFor(isSaid, { timeout: 4000 });
  expect(line.textContent).not.toBe(before);
});

test('the form shows that the estimate failed', async () => {
  backend.server.use(
    http.post('*/api/servers/srv-keep/accruals/estimate', () =>
      HttpResponse.json({ success: false, message: 'Down.' }, { status: 500 }),
    ),
  );
  open('hold-to-earn/form/rule-srv-keep-hold-to-earn-1');
  expect(await screen.findByText('Couldn’t estimate what it pays.')).toBeVisible();
});
