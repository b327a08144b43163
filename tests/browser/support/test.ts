import { test as base, expect } from '@playwright/test';
import { WORLD_COOKIE } from '@/mock-api/http/cookies';
import { Backend } from './backend';
import { guardConsole, type ConsoleGuard } from './consoleGuard';
import { guardFocus, type FocusGuard } from './focusGuard';
import { signInAs, type Persona } from './session';
import { ORIGIN } from './sites';
import { TestWallet } from './wallet';

interface Fixtures {
  /** Id of this test's own back end: no test sees another's data, chain or clock. */
  world: string;
  backend: Backend;
  consoleGuard: ConsoleGuard;
  focusGuard: FocusGuard;
  /** Names a console error or uncaught error this test provokes; any other fails it. */
  allowConsole: (pattern: RegExp) => void;
  /** Signs in on both sites without a page. */
  signIn: (persona: Persona, lastAccount?: string) => Promise<void>;
  /** 'Test Wallet', offered to the pages of the tests that name it. */
  wallet: TestWallet;
}

export const test = base.extend<Fixtures>({
  world: [
    async ({ context }, provide) => {
      const world = `t-${crypto.randomUUID()}`;
      await context.addCookies(
        Object.values(ORIGIN).map((url) => ({ name: WORLD_COOKIE, value: world, url })),
      );
      await provide(world);
    },
    { auto: true },
  ],
  backend: async ({ playwright, world }, provide) => {
    const request = await playwright.request.newContext({
      extraHTTPHeaders: { cookie: `${WORLD_COOKIE}=${world}` },
    });
    await provide(new Backend(request));
    await request.dispose();
  },
  consoleGuard: [
    async ({ context }, provide, testInfo) => {
      const guard = guardConsole(context);
      await provide(guard);
      // A test that has failed already is not helped by what its console said afterwards.
      if (testInfo.status === testInfo.expectedStatus) {
        expect(guard.complaints().join('\n'), 'errors in the console').toBe('');
      } else {
        // The gate leaves no traces of the first run, and the second may pass.
        process.stdout.write(`${testInfo.title}\n  ${guard.story().slice(-20).join('\n  ')}\n`);
      }
    },
    { auto: true },
  ],
  focusGuard: [
    async ({ context }, provide, testInfo) => {
      const guard = await guardFocus(context);
      await provide(guard);
      if (testInfo.status === testInfo.expectedStatus) {
        expect(guard.losses().join('\n'), 'the focus was nowhere').toBe('');
      }
    },
    { auto: true },
  ],
  allowConsole: async ({ consoleGuard }, provide) => {
    await provide((pattern) => consoleGuard.allow(pattern));
  },
  signIn: async ({ page, backend }, provide) => {
    await provide((persona, lastAccount) => signInAs(page, backend, persona, lastAccount));
  },
  wallet: async ({ context }, provide) => {
    const wallet = new TestWallet(context);
    await wallet.install();
    await provide(wallet);
    wallet.release();
  },
});

export { expect };
