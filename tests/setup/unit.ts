import { afterAll, afterEach, vi } from 'vitest';
import { openBackends } from '@/mock-api/hosts/vite/openBackends';
import { beginTheClock } from './steadyClock';

// Files share a process and its libraries (vite.config.ts), but none of our modules and no clock.
vi.useRealTimers();
vi.resetModules();
beginTheClock();

// Tests without a document skip the page setup, which takes a third of a second.
if (typeof window !== 'undefined') await import('./page');

// Vitest ends stubs of globals before each test, and so those of a file's last test only in the next file: there it
// removed the `fetch` that MSW had installed before the first test.
afterEach(() => void vi.unstubAllGlobals());

// Fails the file that leaves a back end open, instead of the next one, which it would disturb.
afterAll(() => {
  const left = [...openBackends()];
  openBackends().clear();
  for (const close of left) close();
  if (left.length > 0) throw new Error('A back end that was opened here wasn’t closed.');
});
