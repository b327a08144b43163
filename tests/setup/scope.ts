/** Whether all tests there are run (`npm run test:full`), or those of the gate. See docs/testing.md. */
export const isFull = process.env['TEST_SCOPE'] === 'full';

/** How often the gate tries a property that takes long: a quarter of the runs of `npm run test:full`. */
export const runs = (whole: number): number => (isFull ? whole : Math.ceil(whole / 4));
