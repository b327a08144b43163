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

test('a payment of a wrong amount waits, with what was due and what came', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Payments' });
  expect(within(list).getByText('Needs review')).toBeVisible();
  expect(within(list).getByText('Gold Keep for Ape Garrison')).toBeVisible();
});

test('an order whose payment is not known is listed, with what was reported for it', async () => {
  backend.world.db.payments = [];
  open();
  const list = await screen.findByRole('list', { name: 'Orders without a known payment' });
  expect(list).toHaveTextContent('Gold Keep for Ape Garrison');
  expect(list).toHaveTextContent('No payment found');
});

test('where another of the staff was first, the question says who', async () => {
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

test('it is accepted for a reason, once, and the reason stays in sight', async () => {
  const payment = waiting();
  open();
  await press(/^Accept payment: Gold Keep/);
  await press('Accept payment');
  expect(payment?.status).toBe('MISMATCH');
  await userEvent.type(screen.getByLabelText('Reason'), 'They wrote to us.');
  await press('Accept payment');
  await waitFor(() => expect(payment?.status).not.toBe('MISMATCH'));
  await waitFor(() => expect(screen.queryByText('Needs review')).not.toBeInTheDocument());
  // The dialog holds the same words until it has gone.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('They wrote to us.')).toBeVisible();
  const { status } = await backend.send(
    'PUT',
    `/api/packages/subscriptions/payments/${payment?.signature ?? ''}`,
    { decision: 'RETURN' },
  );
  expect(status).toBe(409);
});

test('nothing is done by “Cancel”', async () => {
  const payment = waiting();
  open();
  await press(/^Accept payment: Gold Keep/);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(payment?.status).toBe('MISMATCH');
});

test('payments that cannot be loaded are asked for again', async () => {
  backend.server.use(
    http.get('/api/staff/payments', () => HttpResponse.json({ success: false }, { status: 500 }), {
      once: true,
    }),
  );
  open();
  await press('Retry');
  expect(await screen.findByRole('list', { name: 'Payments' })).toBeVisible();
});

test('changes of all servers are searched', async () => {
  open('changes');
  expect((await screen.findAllByText('Solana Keep'))[0]).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'Far Fortress');
  await waitFor(() => expect(screen.queryAllByText('Solana Keep')).toHaveLength(0));
  expect((await screen.findAllByText('Far Fortress'))[0]).toBeVisible();
});

test('an announcement is set after asking, with what it will look like', async () => {
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

test('what was written and not announced is not left without asking', async () => {
  open('notices', { hasRail: true });
  const form = within(await screen.findByRole('form', { name: 'New notice' }));
  await userEvent.type(form.getByLabelText(/^Message/), 'New bots');
  // Whoever is not sure yet has not announced it.
  await press('Send announcement');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByText('Cancel', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Another tab of the page keeps it.
  await userEvent.click(screen.getByRole('tab', { name: 'Servers' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByRole('dialog', { name: 'Discard this notice?' })).toBeVisible();
});

test('the first press counts, though a field that is left tells what is wrong and moves the button', async () => {
  open('notices');
  const form = within(await screen.findByRole('form', { name: 'New notice' }));
  const text = form.getByLabelText(/^Message/);
  await userEvent.type(text, 'ab');
  const button = form.getByRole('button', { name: 'Send announcement' });
  // A form loads it once it is shown.
  await import('@/shared/ui/form/press');
  // The pointer that is pressed is the one that is let go.
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(text).not.toHaveFocus();
  expect(form.queryByText('Enter a message.')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(await form.findByText('Enter a message.')).toBeVisible();
});

test('nothing is announced without words', async () => {
  open('notices');
  await press('Send announcement');
  expect(await screen.findByText('Enter a message.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a maintenance window is ended before its time', async () => {
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

test('changes are those of a kind and of the last days', async () => {
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
  expect(await screen.findByText('Referral link saved')).toBeVisible();
  expect(screen.queryByText('Referral link made')).not.toBeInTheDocument();
  expect(screen.queryByText('Package create')).not.toBeInTheDocument();
});

test('what staff did is taken back from the log after asking, unless something newer is there', async () => {
  await backend.send('PUT', '/api/packages/update-status/pkg-gold/DISABLED');
  const gold = () => backend.world.db.packages.find(({ id }) => id === 'pkg-gold');
  open('changes&label=package');
  await press('Undo: Package discontinued');
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
  // The button is gone, and what follows it is another matter.
  await waitFor(() => expect(words).toHaveFocus());
  expect(gold()?.status).toBe('ENABLED');
});
