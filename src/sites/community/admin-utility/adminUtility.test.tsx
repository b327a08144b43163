import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const open = (tab = '', options: Parameters<typeof renderDashboard>[3] = {}) =>
  renderDashboard(
    `admin-utility${tab === '' ? '' : `?tab=${tab}`}`,
    [route('admin-utility', 'Admin utility', () => import('./AdminUtilityScreen'))],
    'srv-hq',
    options,
  );
const waiting = () => backend.world.db.payments.find(({ status }) => status === 'MISMATCH');
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a payment with a wrong amount needs review', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Payments' });
  expect(within(list).getByText('Needs review')).toBeVisible();
  expect(within(list).getByText('Gold Keep for Ape Garrison')).toBeVisible();
});

test('an order without a known payment is listed with its reported transaction', async () => {
  backend.world.db.payments = [];
  open();
  const list = await screen.findByRole('list', { name: 'Orders without a known payment' });
  expect(list).toHaveTextContent('Gold Keep for Ape Garrison');
  expect(list).toHaveTextContent('No payment found');
});

test('when another staff member decides first, the dialog says so', async () => {
  const payment = waiting();
  open();
  await press(/^Accept payment: Gold Keep/);
  await userEvent.type(await screen.findByLabelText('Reason'), 'They wrote to us.');
  Object.assign(payment ?? {}, {
    status: 'PROCESSED',
    settled: { decision: 'ACCEPT', by: 'usr-owner', reason: 'Near enough.', at: 0 },
  });
  await press('Accept payment');
  expect(await screen.findByText(/already accepted this payment/)).toBeVisible();
});

test('a payment can be accepted once, with a reason that stays visible', async () => {
  const payment = waiting();
  open();
  await press(/^Accept payment: Gold Keep/);
  await press('Accept payment');
  expect(payment?.status).toBe('MISMATCH');
  await userEvent.type(screen.getByLabelText('Reason'), 'They wrote to us.');
  await press('Accept payment');
  await waitFor(() => expect(payment?.status).not.toBe('MISMATCH'));
  await waitFor(() => expect(screen.queryByText('Needs review')).not.toBeInTheDocument());
  // The dialog has the same text until it has closed.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('They wrote to us.')).toBeVisible();
  const { status } = await backend.send(
    'PUT',
    `/api/packages/subscriptions/payments/${payment?.signature ?? ''}`,
    { decision: 'RETURN' },
  );
  expect(status).toBe(409);
});

test('Cancel leaves the payment unchanged', async () => {
  const payment = waiting();
  open();
  await press(/^Accept payment: Gold Keep/);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(payment?.status).toBe('MISMATCH');
});

test('payments that fail to load can be retried', async () => {
  backend.server.use(
    http.get('/api/staff/payments', () => HttpResponse.json({ success: false }, { status: 500 }), {
      once: true,
    }),
  );
  open();
  await press('Retry');
  expect(await screen.findByRole('list', { name: 'Payments' })).toBeVisible();
});

test('the audit log of all servers can be searched', async () => {
  open('changes');
  expect((await screen.findAllByText('Solana Keep'))[0]).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'Far Fortress');
  await waitFor(() => expect(screen.queryAllByText('Solana Keep')).toHaveLength(0));
  expect((await screen.findAllByText('Far Fortress'))[0]).toBeVisible();
});

test('an announcement is previewed and sent after a confirmation', async () => {
  open('notices');
  const form = within(await screen.findByRole('form', { name: 'New notice' }));
  await userEvent.type(form.getByLabelText(/^Message/), 'New bots tomorrow.');
  expect(form.getByRole('group', { name: 'Preview' })).toHaveTextContent('New bots tomorrow.');
  await press('Send announcement');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Audience: Everyone. Starts now and lasts 1 hour.')).toBeVisible();
  await userEvent.click(dialog.getByText('Send announcement', { selector: 'button' }));
  expect(await screen.findByText('Active')).toBeVisible();
  expect(backend.world.db.notices).toMatchObject([{ text: 'New bots tomorrow.' }]);
});

test('leaving with an unsent announcement opens a confirmation', async () => {
  open('notices', { hasRail: true });
  const form = within(await screen.findByRole('form', { name: 'New notice' }));
  await userEvent.type(form.getByLabelText(/^Message/), 'New bots');
  // Cancelling the confirmation announces nothing.
  await press('Send announcement');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByText('Cancel', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Another tab of the page keeps the text.
  await userEvent.click(screen.getByRole('tab', { name: 'Servers' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByRole('dialog', { name: 'Discard this notice?' })).toBeVisible();
});

test('the first click on a button counts, even if leaving the field shows an error', async () => {
  open('notices');
  const form = within(await screen.findByRole('form', { name: 'New notice' }));
  const text = form.getByLabelText(/^Message/);
  await userEvent.type(text, 'ab');
  const button = form.getByRole('button', { name: 'Send announcement' });
  // A form loads it once it is shown.
  await import('@/shared/ui/form/press');
  // The same pointer is pressed and released.
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(text).not.toHaveFocus();
  expect(form.queryByText('Enter a message.')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(await form.findByText('Enter a message.')).toBeVisible();
});

test('an announcement without text is not sent', async () => {
  open('notices');
  await press('Send announcement');
  expect(await screen.findByText('Enter a message.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a maintenance window can be ended early', async () => {
  const now = backend.world.clock.now();
  backend.world.db.notices.push({
    id: 'not-1',
    kind: 'MAINTENANCE',
    text: 'New walls.',
    audience: 'EVERYBODY',
    from: now,
    until: now + 3_600_000,
    endedAt: null,
    by: 'usr-staff',
  });
  open('notices');
  await press('End notice: New walls.');
  await press('End notice');
  expect(await screen.findByText('Ended early')).toBeVisible();
});

test('the audit log can be filtered by kind and by days', async () => {
  const { db, clock } = backend.world;
  const line = { userId: 'usr-staff', target: 'x', serverId: null, changes: [], undo: null };
  const more = { ...line, undoneAt: null };
  db.audit.push(
    { ...more, id: 'aud-old', at: clock.now() - 20 * 86_400_000, action: 'referral.link-made' },
    { ...more, id: 'aud-new', at: clock.now(), action: 'referral.link-saved' },
    { ...more, id: 'aud-other', at: clock.now(), action: 'package.create' },
  );
  renderDashboard(
    'admin-utility?tab=changes&label=referral&at=7',
    [route('admin-utility', 'Admin utility', () => import('./AdminUtilityScreen'))],
    'srv-hq',
  );
  expect(await screen.findByText('Referral link changed')).toBeVisible();
  expect(screen.queryByText('Referral link created')).not.toBeInTheDocument();
  expect(screen.queryByText('Package created')).not.toBeInTheDocument();
});

test('staff can undo a change after a confirmation, unless it was changed again since', async () => {
  await backend.send('PUT', '/api/packages/update-status/pkg-gold/DISABLED');
  const gold = () => backend.world.db.packages.find(({ id }) => id === 'pkg-gold');
  open('changes&label=package');
  await press('Undo: Package discontinued: Gold Keep');
  expect(screen.getByText(/Not available → Available/)).toBeVisible();
  const row = gold();
  const version = row?.version ?? 0;
  if (row) row.version += 1;
  await press('Undo change');
  expect(await screen.findByText(/This was changed again since/)).toBeVisible();
  if (row) row.version = version;
  await press('Undo change');
  const words = await screen.findByText(/^Undone/, { selector: 'td *, td' });
  expect(words).toBeVisible();
  // The button is gone; the focus after that is tested elsewhere.
  await waitFor(() => expect(words).toHaveFocus());
  expect(gold()?.status).toBe('ENABLED');
});
