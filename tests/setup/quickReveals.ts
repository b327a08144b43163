import { setTimeout as clock } from 'node:timers';

/**
 * Has React show at once what Suspense waited for. It holds back each further reveal for up to 300 ms, for the sake
 * of eyes, of which jsdom has none: most of what a test of a screen waited for. React takes the clock once, when it is
 * loaded, and so it is given one here that knows these reveals by their name. quickReveals.test.ts fails if an update
 * of React renames them.
 */
const REVEAL = 'bound completeRootWhenReady';

globalThis.setTimeout = Object.assign(
  (run: () => void, ms?: number) => clock(run, run.name === REVEAL ? 0 : ms),
  clock,
);
await import('react-dom/client');
globalThis.setTimeout = clock;
