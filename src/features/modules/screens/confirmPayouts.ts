import type { ClientDispatch } from '@/shared/state/clientState';
import { loadOnDemand } from '@/shared/ui/lazyParts';
import type { Values } from '../common-fields/field';
import type { ModuleSpec } from '../engine/defineModule';
import { canPay } from '../engine/funds';

/** A rule that is about to be turned on. */
export interface TurnedOn {
  id: string;
  name: string;
  values: Values;
}

/**
 * Asks once before rules are turned on that pay SOL or tokens. A quest says in its form what it pays, and goes live by
 * its status.
 *
 * @returns whether to go on
 */
export async function confirmPayouts(
  dispatch: ClientDispatch,
  { slug, rules: list }: Pick<ModuleSpec, 'slug' | 'rules'>,
  rules: readonly TurnedOn[],
): Promise<boolean> {
  if (rules.length === 0 || list?.stage !== undefined || !canPay(slug)) return true;
  const part = await loadOnDemand(() => import('./askToPay'));
  return part !== null && part.askToPay(dispatch, slug, rules);
}
