import { afterAll, afterEach, vi } from 'vitest';
import { openBackends } from '@/mock-api/hosts/vite/openBackends';
import { beginTheClock } from './steadyClock';

// Files share a process and its libraries (vite.config.ts), but no module of ours and no clock.
vi.useRealTimers();
vi.resetModules();
beginTheClock();

// What has no document needs none of what documents need, which takes a third of a second.
if (typeof window !== 'undefined') await import('./page');

// Vitest ends stubs of globals before each test, and so those of a file's last test only in the next file: there it
// undid the `fetch` that MSW had put in place before the first test.
afterEach(() => void vi.unstubAllGlobals());

// The file that leaves a back end open is told so, and not the next one, in whose way it is.
afterAll(() => {
  const left = [...openBackends()];
  openBackends().clear();
  for (const close of left) close();
  if (left.length > 0) throw new Error('A back end that was opened here wasn’t closed.');
});
