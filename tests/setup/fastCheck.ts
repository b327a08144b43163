import * as real from '../../node_modules/fast-check/lib/fast-check.js';

/**
 * What tests get for `fast-check` (vite.config.ts): in the gate every property is tried with the same values
 * each time; `npm run soak` takes another seed and more runs. See docs/testing.md.
 */
export * from '../../node_modules/fast-check/lib/fast-check.js';

const USUAL_RUNS = 100;
const times = Number(process.env['SOAK_TIMES'] ?? 1);

real.configureGlobal({
  ...real.readConfigureGlobal(),
  seed: Number(process.env['SOAK_SEED'] ?? 20_261_121),
});

export function assert<Ts>(
  property: real.IRawProperty<Ts>,
  parameters: real.Parameters<Ts> = {},
): Promise<void> | void {
  const numRuns = (parameters.numRuns ?? USUAL_RUNS) * times;
  return real.assert(property, { ...parameters, numRuns });
}
