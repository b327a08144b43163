import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { referralDetailsSchema } from '@/features/billing/referrals/program';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { AmbassadorRow } from '@/mock-api/domains/referrals/rows';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

const DAY = 86_400_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

const open = (search = '') =>
  renderDashboard(
    `ambassador-program${search}`,
    [route('ambassador-program', 'Ambassador program', () => import('./AmbassadorScreen'))],
    null,
  );

/** The signed-in owner has this state in the referral program. */
function stands(state: AmbassadorRow['state'], part: Partial<AmbassadorRow> = {}): void {
  const { id } = backend.signInAs('owner');
  const now = backend.world.clock.now();
  backend.world.db.ambassadors = [
    {
      userId: id,
      state,
      application: null,
      appliedAt: now - DAY,
      decidedAt: now,
      reason: null,
      isCodeChosen: false,
      suspensions: [],
      ...part,
    },
  ];
  backend.world.db.referrals = [];
}

const fails = (path: string) =>
  backend.server.use(
    http.get(`*/api/ambassador/${path}`, () =>
      HttpResponse.json({ success: false, message: `No ${path} today` }, { status: 500 }),
    ),
  );

describe('a member outside the program', () => {
  beforeEach(() => {
    backend.world.db.ambassadors = [];
    backend.signInAs('owner');
  });

  test('sees no range of rates if a tier cannot be read', async () => {
    const answer = await backend.send('GET', '/api/users/referral-details');
    const { data } = z
      .object({ data: z.object({ referralDetails: referralDetailsSchema }) })
      .parse(await answer.json());
    const { tiers, ...rest } = data.referralDetails;
    const referralDetails = { ...rest, tiers: [...tiers, 'odd'] };
    backend.server.use(
      http.get('*/api/users/referral-details', () =>
        HttpResponse.json({ success: true, message: '', data: { referralDetails } }),
      ),
    );
    open();
    expect(
      await screen.findByRole('heading', { name: 'Earn from every server you refer' }),
    ).toBeVisible();
  });

  test('reads about the benefits and applies', async () => {
    open();
    await userEvent.click(await screen.findByText('Start application'));
    expect(await screen.findByText('Earn 10% to 20% of every order you refer')).toBeVisible();
    const form = await screen.findByRole('form', { name: 'Application' });
    const write = (label: RegExp, text: string) =>
      userEvent.type(within(form).getByLabelText(label), text);
    await write(/^Motivation/, 'I know many server owners.');
    await write(/^Your channels/, 'A thread on X');
    await write(/^Your audience/, 'Server owners');
    await userEvent.selectOptions(within(form).getByLabelText(/^Content language/), 'en');
    await userEvent.click(within(form).getByText('Send application', { selector: 'button' }));
    expect(await screen.findByText('We’re reviewing your application')).toBeVisible();
    expect(backend.world.db.ambassadors).toMatchObject([
      { state: 'APPLIED', application: { motivation: 'I know many server owners.' } },
    ]);
  });

  test('sees that applications are closed while staff have turned them off', async () => {
    backend.world.db.flags = [
      { id: 'AMBASSADOR_SIGN_UP', state: 'OFF', serverIds: [], version: 1, at: 0, by: 'usr-staff' },
    ];
    open();
    expect(await screen.findByText(/Applications are closed right now/)).toBeVisible();
    expect(screen.queryByText('Start application')).not.toBeInTheDocument();
  });

  test('sees the errors of an incomplete application, which is not sent', async () => {
    open();
    await userEvent.click(await screen.findByText('Start application'));
    const form = await screen.findByRole('form', { name: 'Application' });
    await userEvent.type(within(form).getByLabelText(/^Motivation/), 'Too short');
    await userEvent.click(within(form).getByText('Send application', { selector: 'button' }));
    expect(await within(form).findByText(/Minimum 20 characters/)).toBeVisible();
    expect(within(form).getByText('Choose a language.')).toBeVisible();
    expect(backend.world.db.ambassadors).toEqual([]);
  });
});

test('a waiting application shows when it is answered', async () => {
  stands('APPLIED');
  open();
  expect(await screen.findByText('Answer by')).toBeVisible();
  expect(screen.queryByText('Start application')).toBeNull();
});

test('a rejected applicant sees why and when they can apply again', async () => {
  stands('REJECTED', { reason: 'No posts yet.' });
  open();
  expect(await screen.findByText('No posts yet.')).toBeVisible();
  expect(screen.getByText(/^You can apply again from /)).toBeVisible();
  expect(screen.queryByText('Start application')).toBeNull();
});

test('an applicant rejected a month ago can apply again', async () => {
  const decidedAt = backend.world.clock.now() - 31 * DAY;
  stands('REJECTED', { decidedAt });
  open();
  expect(await screen.findByText('Start application')).toBeVisible();
});

test('a suspended ambassador sees why, and their stats', async () => {
  stands('SUSPENDED', { reason: 'Links were posted as spam.' });
  open();
  expect(await screen.findByText('Links were posted as spam.')).toBeVisible();
  expect(await screen.findByText(/^No visits yet\./)).toBeVisible();
});

describe('an ambassador', () => {
  test('without referrals sees what to do', async () => {
    stands('ACTIVE');
    open();
    expect(await screen.findByText(/Clicks appear within minutes/)).toBeVisible();
    expect(screen.getByText(/\/\?ref=ref-owner$/)).toBeVisible();
    expect(await screen.findByText(/^Link a wallet first/)).toBeVisible();
  });

  test.each([
    ['stats', 'No stats today'],
    ['daily-stats', 'No daily-stats today'],
    ['links', 'No links today'],
    ['referrals', 'No referrals today'],
  ])('sees everything else when %s cannot be loaded', async (path, message) => {
    fails(path);
    stands('ACTIVE');
    open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getAllByText('Retry', { selector: 'button' })).toHaveLength(1);
    expect(screen.getByText('Your link')).toBeVisible();
  });

  test('chooses a code once, and sees an error at the field if it is taken', async () => {
    stands('ACTIVE');
    open();
    await userEvent.click(await screen.findByText('Choose your code'));
    const form = await screen.findByRole('form', { name: 'Your code' });
    await userEvent.type(within(form).getByLabelText(/^Code/), 'banner');
    await userEvent.click(within(form).getByText('Set code'));
    expect(await within(form).findByText(/This code is taken/)).toBeVisible();
    await userEvent.clear(within(form).getByLabelText(/^Code/));
    await userEvent.type(within(form).getByLabelText(/^Code/), 'old-keep');
    await userEvent.click(within(form).getByText('Set code'));
    expect(await screen.findByText(/\/\?ref=old-keep$/)).toBeVisible();
    expect(screen.queryByText('Choose your code')).toBeNull();
  });

  test('creates a source with a link', async () => {
    stands('ACTIVE');
    open();
    await userEvent.click(await screen.findByText('New link'));
    const form = await screen.findByRole('form', { name: 'New link' });
    await userEvent.type(within(form).getByLabelText(/^Name/), 'Radio');
    await userEvent.type(within(form).getByLabelText(/^Short name/), 'radio');
    await userEvent.click(within(form).getByText('Create link'));
    expect(await screen.findByText(/\/\?ref=ref-owner&src=radio$/)).toBeVisible();
  });
});
