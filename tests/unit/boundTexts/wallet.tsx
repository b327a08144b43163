import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bound } from './observed';
import { openWallet, passTime } from './product';

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await passTime(0);
}
async function choose(wallet: { name: string }) {
  await press(bound('wallet.select'));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${wallet.name}`) }));
  await passTime(0);
}

/** The wallet button, its picker and its menu. */
export function walletTests() {
  describe('the wallet', () => {
    const [none, chosen, connecting, connected, disconnecting] = bound('wallet.states');
    beforeEach(() => {
      vi.useFakeTimers();
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async () => undefined },
      });
    });

    test('is picked from a list with a title', async () => {
      await openWallet({});
      await press(bound('wallet.select'));
      expect(screen.getByRole('dialog', { name: bound('wallet.picker.installed') })).toBeVisible();
    });

    test('has another title where none is installed', async () => {
      await openWallet({ isInstalled: false });
      await press(bound('wallet.select'));
      expect(screen.getByRole('dialog', { name: bound('wallet.picker.none') })).toBeVisible();
    });

    test('has a menu when it is connected, from which it is disconnected', async () => {
      const wallet = await openWallet({});
      expect(wallet.status()).toBe(none);
      await choose(wallet);
      expect(wallet.status()).toBe(connected);
      fireEvent.click(screen.getByRole('button', { expanded: false }));
      await passTime(0);
      expect(screen.getByRole('button', { name: bound('wallet.change') })).toBeVisible();
      await press(bound('wallet.copy'));
      expect(screen.getByRole('button', { name: bound('wallet.copied') })).toBeVisible();
      await press(bound('wallet.disconnect'));
      expect(wallet.status()).toBe(disconnecting);
    });

    test('of an earlier visit is connected by a press', async () => {
      const wallet = await openWallet({ isChosen: true });
      expect(wallet.status()).toBe(chosen);
      await press(bound('wallet.connect'));
      expect(wallet.status()).toBe(connected);
    });

    test('that does not answer is given up after its time', async () => {
      const wallet = await openWallet({ hangs: true });
      await choose(wallet);
      const button = screen.getByRole('button', { name: bound('wallet.connecting'), hidden: true });
      expect(button).toBeInTheDocument();
      await passTime(bound('wallet.timeout') - 1);
      expect(wallet.status()).toBe(connecting);
      await passTime(1);
      expect(wallet.status()).toBe(none);
    });
  });
}
