import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import type { CaseRow } from '@/mock-api/domains/cases/rows';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { settleAllCases } from '@/mock-api/testing/settleAllCases';
import { removePayingModules } from '@/mock-api/testing/removePayingModules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as routed } from '@/shared/routing/table';
import { moduleRoutes } from '../moduleRoutes';

let backend: TestBackend;
let seeded: CaseRow[];
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  backend.signInAs('owner');
  settleAllCases(backend.world);
  seeded = backend.world.db.cases;
  // A long table takes a test page seconds.
  const waits = backend.world.db.cases.find(
    ({ serverId, state }) => serverId === 'srv-keep' && state === 'WAITING',
  );
  backend.world.db.cases = waits ? [waits] : [];
});
afterEach(() => backend.close());

const moduleByName = [routed('bots/:slug', 'Bot module', () => import('../BotModuleScreen'))];
const open = () => renderDashboard('verification-bot?view=attempts', moduleRoutes, 'srv-keep');

test('an attempt that waits is opened from the list and decided', async () => {
  open();
  const list = within(await screen.findByRole('region', { name: 'Attempts' }));
  expect(list.getAllByText('Pending review').length).toBeGreaterThan(0);
  await userEvent.click(list.getByRole('link', { name: 'Web page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Approve member' }));
  expect(await screen.findByText('Passed')).toBeVisible();
  const log = within(screen.getByRole('region', { name: 'Log' }));
  expect(log.getByText('Approved the member.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to all attempts' }));
  expect(await screen.findByRole('region', { name: 'Attempts' })).toBeVisible();
});

test('nothing yet says what to do', async () => {
  backend.world.db.cases = [];
  open();
  expect(await screen.findByText(/No attempts yet/)).toBeVisible();
});

test.each([
  [500, 'Out of order', 1],
  [403, 'Only reviewers of this server can do this.', 0],
])('a list that is answered with %s says so', async (status, message, retries) => {
  backend.server.use(
    http.get('*/cases', () => HttpResponse.json({ success: false, message }, { status })),
  );
  open();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(retries);
});

test('what a rule that only watches would have done is said, with the rule', async () => {
  backend.world.db.cases = seeded
    .filter(({ serverId, actions = [] }) => serverId === 'srv-keep' && actions.includes('BAN'))
    .slice(0, 1);
  renderDashboard('bots/auto-moderator?view=actions', moduleByName, 'srv-keep');
  const list = within(await screen.findByRole('region', { name: 'Actions' }));
  expect(list.getByText('Would have banned')).toBeVisible();
  expect(list.getByRole('link', { name: 'Fake support' })).toHaveAttribute(
    'href',
    '/dashboard/bots/auto-moderator?rule=rule-srv-keep-auto-moderator-3',
  );
  await userEvent.click(list.getByRole('link', { name: 'Banned words' }));
  expect(await screen.findByText(/Would have deleted the message and banned/)).toBeVisible();
  expect(screen.getByText('#general')).toBeVisible();
});

test('a waiting attempt says what happens to members who are kept out', async () => {
  const row = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'verification-bot',
  );
  if (row) row.values = { ...row.values, onFail: 'BAN' };
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Web page' }));
  expect(await screen.findByText('Rejected members are banned.')).toBeVisible();
});
