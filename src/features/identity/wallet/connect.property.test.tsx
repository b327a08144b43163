import { cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAdapter } from './testing/FakeAdapter';
import { pass, press, renderWallet } from './testing/renderWallet';
import { runs } from '@tests/setup/scope';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

const NAMES = ['Alpha', 'Beta', 'Gamma'];

/** A wallet that answers after `delay` ms (later than the limit for some), yes or no. */
const answer = fc.record({ delay: fc.integer({ min: 0, max: 40_000 }), agrees: fc.boolean() });
const picks = fc.array(
  fc.record({ index: fc.nat({ max: 2 }), thenWait: fc.integer({ min: 0, max: 35_000 }) }),
  { minLength: 1, maxLength: 5 },
);

describe('any order of picks and answers', () => {
  it('B1 B2 B3 ends with the answer of the wallet picked last, and never without a choice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(answer, answer, answer), picks, async (answers, sequence) => {
        localStorage.clear();
        const create = () =>
          answers.map(({ delay, agrees }, index) => {
            const onConnect = () =>
              new Promise<void>((resolve, reject) => {
                setTimeout(() => (agrees ? resolve() : reject(new Error('no'))), delay);
              });
            return new FakeAdapter({ name: NAMES[index] ?? '', onConnect });
          });
        const { wallet, notices } = await renderWallet(create);
        wallet().load();
        await pass();
        for (const { index, thenWait } of sequence) {
          wallet().openPicker();
          await pass();
          await press(new RegExp(`^${NAMES[index] ?? ''} (Detected|Connecting)`));
          await pass(thenWait);
        }
        await pass(80_000);
        const last = sequence.at(-1)?.index ?? 0;
        const { delay, agrees } = answers[last] ?? { delay: 0, agrees: false };
        const connects = agrees && delay < 30_000;
        expect(wallet().status).toBe(connects ? 'connected' : 'no-wallet');
        expect(wallet().walletName).toBe(connects ? NAMES[last] : null);
        expect(notices.map(({ title }) => title)).not.toContain('No wallet is chosen');
        cleanup();
      }),
      { numRuns: runs(40) },
    );
  }, 120_000);
});
