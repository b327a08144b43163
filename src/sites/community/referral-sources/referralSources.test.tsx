import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

const routes = [
  route('referral-sources', 'Referral sources', () => import('./ReferralSourcesScreen')),
  route(
    'manage-referral-source/:id',
    'Referral source',
    () => import('./ManageReferralSourceScreen'),
  ),
];
const open = (path: string) => renderDashboard(path, routes, null);
const fails = (path: string) =>
  backend.server.use(
    http.get(
      `*/api/referrals/${path}`,
      () => HttpResponse.json({ success: false, message: 'Not today' }, { status: 500 }),
      { once: true },
    ),
  );
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const links = () => backend.world.db.referralLinks;

describe('the list', () => {
  test('shows our, partners’ and ambassadors’ links with their results', async () => {
    const gold = backend.world.db.orders.filter(({ packageId }) => packageId === 'pkg-gold');
    for (const order of gold) order.price = '3.141592653';
    open('referral-sources');
    const row = await screen.findByRole('row', { name: /Keep Weekly/ });
    expect(row).toHaveTextContent('Partner');
    expect(row).toHaveTextContent('for Indigo Gale');
    expect(row).toHaveTextContent('31.283185306');
    expect(screen.getByRole('row', { name: /Abel Banner/ })).toHaveTextContent('Ambassador');
  });

  test('can be searched by code', async () => {
    open('referral-sources?q=booth');
    expect(await screen.findByRole('row', { name: /Conference booth/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Keep Weekly/ })).not.toBeInTheDocument();
  });

  test('can be retried when it fails to load', async () => {
    fails('links');
    open('referral-sources');
    await press('Retry');
    expect(await screen.findByRole('row', { name: /Keep Weekly/ })).toBeVisible();
  });
});

describe('a link', () => {
  const form = async () => within(await screen.findByRole('form', { name: 'Referral link' }));

  test('is created, and its page opens', async () => {
    open('manage-referral-source/new');
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Name'), 'A talk');
    await userEvent.type(fields.getByLabelText(/^Code/), 'a-talk');
    await userEvent.selectOptions(
      fields.getByLabelText(/^Owner/),
      await fields.findByRole('option', { name: 'Abel Banner' }),
    );
    await userEvent.type(fields.getByLabelText(/^Rate/), '12.5');
    await press('Create link');
    expect(await screen.findByText(/ref=a-talk/)).toBeVisible();
    expect(links().at(-1)).toMatchObject({ name: 'A talk', code: 'a-talk', rateBps: 1250 });
  });

  test('shows its errors at the fields and is not sent', async () => {
    const before = links().length;
    open('manage-referral-source/new');
    const fields = await form();
    await userEvent.type(fields.getByLabelText(/^Code/), 'NO');
    await press('Create link');
    expect(await fields.findByText('Enter a name.')).toBeVisible();
    expect(fields.getByLabelText(/^Code/)).toHaveAccessibleDescription(/3 to 32/);
    expect(links()).toHaveLength(before);
  });

  test('with a code that is taken is refused and keeps the typed values', async () => {
    open('manage-referral-source/new');
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Name'), 'Mine');
    await userEvent.type(fields.getByLabelText(/^Code/), 'launch');
    await press('Create link');
    expect(await screen.findByText('This code is taken. Choose another one.')).toBeVisible();
    expect(fields.getByLabelText(/^Code/)).toHaveFocus();
    expect(fields.getByLabelText('Name')).toHaveValue('Mine');
  });

  test('of our own has no rate in its form', async () => {
    open('manage-referral-source/lnk-launch?tab=terms');
    const fields = await form();
    expect(fields.getByLabelText('Name')).toHaveValue('Launch campaign');
    expect(fields.queryByLabelText(/^Rate/)).not.toBeInTheDocument();
  });

  test('can be saved', async () => {
    open('manage-referral-source/lnk-keepweekly?tab=terms');
    const fields = await form();
    const name = fields.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Keep Monthly');
    await press('Save');
    await waitFor(() => expect(links()[0]?.name).toBe('Keep Monthly'));
  });

  test('shows its clicks by tag and its conversion from sign-ups', async () => {
    open('manage-referral-source/lnk-keepweekly');
    const table = await screen.findByRole('table', { name: 'Clicks by UTM tag' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('50% of sign-ups')).toBeVisible();
  });

  test('shows its sign-ups', async () => {
    open('manage-referral-source/lnk-keepweekly?tab=people');
    const list = await screen.findByRole('region', { name: 'Sign-ups' });
    expect((await within(list).findAllByText('Approved'))[0]).toBeVisible();
  });

  test('is paused after a confirmation', async () => {
    open('manage-referral-source/lnk-launch');
    await press('Pause');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Pause link', { selector: 'button' }));
    expect(await screen.findByText('Paused')).toBeVisible();
    expect(links().find(({ id }) => id === 'lnk-launch')?.status).toBe('PAUSED');
  });

  test('that does not exist shows that it was not found', async () => {
    open('manage-referral-source/lnk-none');
    expect(await screen.findByText('Referral link not found')).toBeVisible();
  });

  test('can be retried when its page fails to load', async () => {
    fails('links/lnk-launch');
    open('manage-referral-source/lnk-launch');
    await press('Retry');
    expect(await screen.findByText(/ref=launch/)).toBeVisible();
  });
});

describe('ambassadors', () => {
  const applicant = () =>
    backend.world.db.ambassadors.find(({ userId }) => userId === 'usr-owner-no-bot');

  test('can be approved after a confirmation', async () => {
    open('referral-sources?tab=ambassadors');
    await press(/^Approve: Otto/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Approve application', { selector: 'button' }));
    await waitFor(() => expect(applicant()?.state).toBe('ACTIVE'));
  });

  test('cannot be rejected without a reason', async () => {
    open('referral-sources?tab=ambassadors');
    await press(/^Reject: Otto/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Reject application', { selector: 'button' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Enter a reason.');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Too few readers.');
    await userEvent.click(dialog.getByText('Reject application', { selector: 'button' }));
    await waitFor(() => expect(applicant()).toMatchObject({ reason: 'Too few readers.' }));
  });

  test('show a conflict if their application changed during the decision', async () => {
    open('referral-sources?tab=ambassadors');
    await press(/^Approve: Otto/);
    Object.assign(applicant() ?? {}, { state: 'REJECTED' });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Approve application', { selector: 'button' }));
    expect(await dialog.findByText(/Someone else changed this ambassador/)).toBeVisible();
  });
});
