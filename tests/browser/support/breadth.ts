/**
 * The tag of one of several alike: the gate runs what stands for them all, `npm run test:full` the others too
 * (docs/testing.md).
 */
export const inGate = (isChosen: boolean): { tag: '@gate' | '@full' } => ({
  tag: isChosen ? '@gate' : '@full',
});

/** What was set right by looking, and hardly breaks by itself: `npm run test:full` alone looks again. */
export const onlyInFull = { tag: '@full' } as const;
