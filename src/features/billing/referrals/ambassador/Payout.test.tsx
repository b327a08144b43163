import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import type { AmbassadorTotals } from '@/features/billing/referrals/program';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { Payout } from './Payout';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const figures: AmbassadorTotals = {
  clicks: 0,
  signUps: 0,
  qualified: 0,
  earned: '0',
  onHold: '0',
  nextReleaseAt: null,
  available: '0',
  requested: '350000000',
  paid: '0',
  takenBack: '0',
  wallet: 'So11111111111111111111111111111111111111112',
  isWaiting: false,
  blockedBy: 'A payout is on its way. Wait until it arrives.',
};
const open = (change: Partial<AmbassadorTotals>) =>
  renderDashboard(
    'program',
    [
      route('program', 'Program', async () => ({
        default: () => <Payout figures={{ ...figures, ...change }} />,
      })),
    ],
    'srv-keep',
  );

test('after a request the card shows the requested amount and when it arrives', async () => {
  open({});
  expect(await screen.findByText('0.35 SOL')).toBeVisible();
  expect(screen.getByText(/on its way$/)).toBeVisible();
  expect(screen.getByText(/usually arrives within a few minutes/)).toBeVisible();
  expect(screen.queryByText('0 SOL')).not.toBeInTheDocument();
});

test('a request that waits for approval says what it waits for', async () => {
  open({ isWaiting: true, blockedBy: 'A payout is waiting for approval.' });
  expect(await screen.findByText(/waiting for approval$/)).toBeVisible();
  expect(screen.getByText(/as soon as our team approves it/)).toBeVisible();
});

test('the available amount comes first when a payout is on its way as well', async () => {
  open({ available: '1000000000' });
  expect(await screen.findByText('1 SOL')).toBeVisible();
  expect(screen.getByText(/available · 0.35 SOL on its way/)).toBeVisible();
});
