import {
  canPurchase,
  isVerifying,
  obstacleToPaying,
  type Order,
} from '@/features/billing/orders/order';
import { canConfigure, type ModuleSummary } from '@/features/modules/engine/moduleState';
import { isRunning } from './setup';

/** The one thing to do next on a server that does nothing yet. */
export type FirstJob =
  | { kind: 'CHOOSE' }
  | { kind: 'PAY'; order: Order }
  /** Its payment is being verified. */
  | { kind: 'WAIT'; order: Order }
  | { kind: 'TURN_ON' }
  /** Every module that is on holds a list without a rule. */
  | { kind: 'RULE'; slug: string };

/** What a new server needs first; null for one that is under way, and for one whose package has ended. */
export function firstJob(
  orders: readonly Order[],
  modules: readonly ModuleSummary[],
): FirstJob | null {
  if (modules.some(({ state }) => state === 'PAUSED_BY_PLAN')) return null;
  if (!modules.some(({ state }) => canConfigure(state))) return orderingJob(orders);
  const [first, ...others] = modules.filter(isRunning);
  if (!first) return { kind: 'TURN_ON' };
  const isBlank = [first, ...others].every(({ used }) => used === 0);
  return isBlank ? { kind: 'RULE', slug: first.slug } : null;
}

function orderingJob(orders: readonly Order[]): FirstJob {
  const waiting = orders.find(isVerifying);
  if (waiting) return { kind: 'WAIT', order: waiting };
  const order = orders.find((each) => canPurchase(each) && obstacleToPaying(each) === null);
  return order ? { kind: 'PAY', order } : { kind: 'CHOOSE' };
}
