import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remembered, restoreStorage, startApp, storageSavedAt } from './product/browser';
import { diskWorld, readExpected, startOn, unpackDisk } from './product/world';

const disk = unpackDisk();
afterAll(() => disk.remove());

test('all values kept in the browser are read as they were saved', () => {
  restoreStorage();
  expect(remembered(storageSavedAt())).toMatchObject({
    theme: 'light',
    blockchainNetwork: 'solana',
    server: 'srv-hq',
    adminMode: true,
    account: true,
    format: {
      numbers: 'de-DE',
      dates: 'iso',
      clock: '24',
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      explorer: 'solscan',
      hideBalances: true,
    },
    referral: {
      ref: 'keepweekly',
      src: 'podcast',
      utm: { source: 'letter', campaign: 'winter' },
    },
    snoozed: ['order:ord-4', 'quest:rule-quest-gate'],
    hiddenAssets: [
      'So11111111111111111111111111111111111111112',
      '8GkVYAMDeT8SMqhXpzSGPfpRnKJ29FVSnXXXAGPUyuDc',
    ],
    recentAssets: [
      '8MHEEiNPKnmiSiaq48YZY1FDZzDKEXtNLXgvFRXk2nN',
      '8GkVYAMDeT8SMqhXpzSGPfpRnKJ29FVSnXXXAGPUyuDc',
    ],
    notices: ['ntc-1', 'ntc-2'],
    answers: { troh1mg: 'A friend of mine showed me the tower, and' },
    checklists: ['open', 'hidden'],
    wallet: 'Burner Wallet',
    isSigningIn: true,
  });
});

let backend: ReturnType<typeof startOn>;
beforeEach(() => {
  // A minute after the browser was closed, whenever the tests are run.
  const ahead = storageSavedAt() + 60_000 - Date.now();
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  backend = startOn(diskWorld(disk.path), readExpected().now, disk.path);
  backend.signInAs('staff');
});
afterEach(() => backend.close());

test('the app starts with the values kept in the browser and resumes where it was', async () => {
  restoreStorage();
  const report = vi.spyOn(console, 'error');
  const state = startApp('/dashboard');
  expect((await screen.findAllByText('Castle Bots HQ')).length).toBeGreaterThan(0);
  // A sign-in was under way when the browser was closed; it comes back to the orders.
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Orders');
  await waitFor(() =>
    expect(state()).toMatchObject({
      global: { theme: 'light', blockchainNetwork: 'solana' },
      session: { isAdminMode: true },
    }),
  );
  // Parts of the page that are still on their way belong to it as well.
  await vi.dynamicImportSettled();
  expect(report).not.toHaveBeenCalled();
});
