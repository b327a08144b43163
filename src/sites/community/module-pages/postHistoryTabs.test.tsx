import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { settleDeliveries } from '@/mock-api/domains/post-history/settle';
import { moduleRoutes } from '../moduleRoutes';

let backend: TestBackend;
beforeEach(async () => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (guild) await settleDeliveries(backend.world, guild);
  // A long table takes a test page seconds.
  const kept = ['SENT', 'FAILED'].map(last);
  const ticker = backend.world.db.deliveries.findLast(({ module }) => module === 'token-price');
  backend.world.db.deliveries = backend.world.db.deliveries.filter(
    (row) => kept.includes(row) || row === ticker,
  );
});
afterEach(() => backend.close());

/** Opens a page, whose code takes its time. */
async function open(address: string) {
  renderDashboard(address, moduleRoutes, 'srv-keep');
  await screen.findByRole('tab', { name: 'Post history' });
}
const last = (state: string) => {
  const row = backend.world.db.deliveries.findLast(
    (each) => each.serverId === 'srv-keep' && each.module === 'nft-sale' && each.state === state,
  );
  if (!row) throw new Error(`Nothing is ${state}.`);
  return row;
};

test('a post opens from the list, and a failed post can be retried', async () => {
  await open('nft-sale?view=deliveries&state=FAILED');
  const failed = last('FAILED');
  await userEvent.click(await screen.findByRole('link', { name: failed.label }));
  expect(await screen.findByRole('heading', { name: failed.label })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Message' })).toHaveTextContent(/sold for/);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const attempts = await screen.findByRole('region', { name: 'Attempts' });
  await waitFor(() => expect(within(attempts).getAllByRole('listitem')).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Back to post history' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('an invalid signature shows an error, and a valid signature shows a result for each rule', async () => {
  await open('nft-sale?view=why');
  const field = await screen.findByRole('textbox', { name: 'Transaction signature' });
  await userEvent.type(field, 'nonsense{Enter}');
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.type(field, `${last('SENT').signature ?? ''}{Enter}`);
  const rule = await screen.findByRole('region', { name: 'Keepers' });
  expect(rule).toHaveTextContent('Posted to Discord.');
  await userEvent.click(within(rule).getByRole('button', { name: 'Preview post' }));
  const preview = await screen.findByRole('region', { name: 'Post preview' });
  await userEvent.click(within(preview).getByRole('button', { name: 'Post test' }));
  expect(within(preview).getByText('Choose a channel.')).toBeVisible();
});

test.each([
  [500, 'Out of order', 'Retry'],
  [403, 'You don’t manage this server.', null],
])('a list that fails with %s shows the error', async (status, message, button) => {
  backend.server.use(
    http.get('*/post-history', () => HttpResponse.json({ success: false, message }, { status })),
  );
  await open('nft-sale?view=deliveries');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' }) === null).toBe(button === null);
});

test('a form keeps unsaved text while its post history is open', async () => {
  await open('token-price');
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.type(text, ' now');
  await userEvent.click(screen.getByRole('tab', { name: 'Post history' }));
  expect(await screen.findByRole('table')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/ now$/);
});
