/**
 * The tag of a test in a group of similar ones: `npm test` runs a representative one, `npm run test:full` the others
 * too (docs/testing.md).
 */
export const inGate = (isChosen: boolean): { tag: '@gate' | '@full' } => ({
  tag: isChosen ? '@gate' : '@full',
});

/** Tag for a test of visual details that rarely break: only `npm run test:full` runs it. */
export const onlyInFull = { tag: '@full' } as const;

/** Tag for one of the few tests that also run in Firefox and WebKit, where CI runs them. */
export const inEveryEngine = { tag: '@everyEngine' } as const;
