/** Whether all tests there are run (`npm run test:full`), or those of the gate. See docs/testing.md. */
export const isFull = process.env['TEST_SCOPE'] === 'full';

/** Whether this is `npm test`, which leaves some files out. Other runs, such as of one file, have them all. */
export const isGate = process.env['TEST_SCOPE'] === 'gate';

/** Of several alike the gate takes every third, `npm run test:full` all. */
export const some = <const T>(all: readonly T[]): T[] =>
  isFull ? [...all] : all.filter((_, index) => index % 3 === 0);

/** How often the gate tries a property that takes long: a quarter of the runs of `npm run test:full`. */
export const runs = (whole: number): number => (isFull ? whole : Math.ceil(whole / 4));

/** The limit of a test that makes many runs, ms: a soak makes more of them, and may take as much longer. */
export const limitMs = (ms: number): number => ms * Number(process.env['SOAK_TIMES'] ?? '1');
