import { setImmediate as turn } from 'node:timers/promises';

/** Code that takes some turns of the event loop to load (page.test.tsx). */
for (let turns = 0; turns < 20; turns += 1) await turn();

export const isThere = true;
