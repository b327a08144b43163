import { HOUR, MINUTE } from '@/shared/time/durations';
import type { HolderRule } from './holderRules';

/** ms between two checks of a rule. A change on the chain is seen within a minute. */
const steps: Readonly<Record<string, number>> = {
  REALTIME: MINUTE,
  '1H': HOUR,
  '6H': 6 * HOUR,
  '24H': 24 * HOUR,
};

/** How often a rule is checked, ms. */
export const checkInterval = ({ values }: HolderRule): number => steps[values.recheck] ?? 6 * HOUR;

/** The first check at or after a moment, ms since 1970. */
export const checkFrom = (at: number, step: number, startedAt: number): number =>
  startedAt + Math.ceil((at - startedAt) / step) * step;

/** The first check after a moment, ms since 1970. */
export const checkAfter = (at: number, step: number, startedAt: number): number =>
  checkFrom(at + 1, step, startedAt);
