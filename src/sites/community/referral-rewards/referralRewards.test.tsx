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
});
afterEach(() => backend.close());

const open = (search = '') =>
  renderDashboard(
    `referral-rewards${search}`,
    [route('referral-rewards', 'Referral rewards', () => import('./ReferralRewardsScreen'))],
    null,
  );
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByText(name, { selector: 'button' }));
  return dialog;
};

describe('an owner', () => {
  test('in the program sees only their own figures, link and lists', async () => {
    backend.signInAs('owner');
    open();
    expect(await screen.findByRole('region', { name: 'Stats' })).toHaveTextContent('Sign-ups4');
    expect(screen.getByText(/ref=ref-owner/)).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'All commissions' })).not.toBeInTheDocument();
  });

  test('outside the program gets a link to it', async () => {
    backend.signInAs('owner');
    backend.world.db.ambassadors = [];
    open();
    expect(await screen.findByText('No commissions yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View ambassador program' })).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/ambassador-program'),
    );
  });

  test('can retry when the stats fail to load', async () => {
    backend.signInAs('owner');
    backend.server.use(
      http.get(
        '*/api/users/referral-details',
        () => HttpResponse.json({ success: false }, { status: 500 }),
        { once: true },
      ),
    );
    open();
    await press('Retry');
    expect(await screen.findByRole('region', { name: 'Stats' })).toBeVisible();
  });
});

describe('staff', () => {
  beforeEach(() => backend.signInAs('staff'));
  const waiting = () => backend.world.db.commissionPayouts.find(({ id }) => id === 'apy-3');

  test('see the commissions of all ambassadors and their totals', async () => {
    open();
    const list = await screen.findByRole('region', { name: 'All commissions' });
    expect((await within(list).findAllByText('Indigo Gale'))[0]).toBeVisible();
    expect(screen.getByRole('region', { name: 'Stats' })).toHaveTextContent('Buyers13');
  });

  test('revoke a commission with a reason', async () => {
    open();
    const [first] = await screen.findAllByRole('button', { name: /^Revoke/ });
    await userEvent.click(first ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Bought by themselves.');
    await inDialog('Revoke commission');
    await waitFor(() =>
      expect(backend.world.db.commissions.at(-1)).toMatchObject({
        kind: 'TAKEN_BACK',
        reason: 'Bought by themselves.',
      }),
    );
  });

  test('approve a waiting payout', async () => {
    open('?tab=payouts');
    await press(/^Approve 7/);
    await inDialog('Approve payout');
    await waitFor(() => expect(waiting()?.isWaiting).toBe(false));
  });

  test('reject a payout with a reason that is shown beside it', async () => {
    open('?tab=payouts');
    await press(/^Reject 7/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'A word first.');
    await inDialog('Reject payout');
    expect(await screen.findByText('A word first.')).toBeVisible();
    expect(waiting()?.status).toBe('CANCELLED');
  });

  test('change nothing with Cancel', async () => {
    open('?tab=payouts');
    await press(/^Approve 7/);
    await inDialog('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(waiting()?.isWaiting).toBe(true);
  });
});
