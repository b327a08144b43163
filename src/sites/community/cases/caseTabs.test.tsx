import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mocks/node/testServer';
import { nothingByItself } from '@/mocks/testing/nothingByItself';
import { scriptedChain } from '@/mocks/testing/scriptedChain';
import { moduleRoutes } from '../moduleRoutes';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  nothingByItself(backend.world);
  backend.signInAs('owner');
  // A long table takes a test page seconds.
  const waits = backend.world.db.cases.find(
    ({ serverId, state }) => serverId === 'srv-keep' && state === 'WAITING',
  );
  backend.world.db.cases = waits ? [waits] : [];
});
afterEach(() => backend.close());

const open = () => renderDashboard('verification-bot?view=attempts', moduleRoutes, 'srv-keep');

test('an attempt that waits is opened from the list and decided', async () => {
  open();
  const list = within(await screen.findByRole('region', { name: 'Attempts' }));
  expect(list.getAllByText('Waits for a moderator').length).toBeGreaterThan(0);
  await userEvent.click(list.getByRole('link', { name: 'A page on the web' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Let them in' }));
  expect(await screen.findByText('Passed')).toBeVisible();
  const log = within(screen.getByRole('region', { name: 'Tries' }));
  expect(log.getByText('Let them in.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to all attempts' }));
  expect(await screen.findByRole('region', { name: 'Attempts' })).toBeVisible();
});

test('nothing yet says what to do', async () => {
  backend.world.db.cases = [];
  open();
  expect(await screen.findByText(/Nobody has tried yet/)).toBeVisible();
});

test.each([
  [500, 'Out of order', 1],
  [403, 'Only reviewers of this server may do this.', 0],
])('a list that is answered with %s says so', async (status, message, retries) => {
  backend.server.use(
    http.get('*/cases', () => HttpResponse.json({ success: false, message }, { status })),
  );
  open();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(retries);
});
