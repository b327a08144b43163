import type { ModuleSpec } from '../engine/defineModule';
import type { Values } from '../common-fields/field';

/** Where a module's checks over several fields do not hold, with some of its defaults changed. */
export const brokenChecks = ({ checks, initial }: ModuleSpec, change: Values): string[] =>
  checks.filter(({ holds }) => !holds({ ...initial, ...change })).map(({ path }) => path);
