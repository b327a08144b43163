import { refuse, type Refusal } from '../../http/reply';
import type { World } from '../../store/world';
import { tell } from '../notifier/news';
import type { PayoutRow } from './rows';

/** Whether the member can ask the team about it: a person of the team rejected it, and nothing was asked yet. */
export const canAppeal = ({ status, decidedBy, appeal }: PayoutRow): boolean =>
  status === 'CANCELLED' && decidedBy !== null && appeal === undefined;

/**
 * Keeps what a member asks about a rejected payout, and notifies who rejected it. The payout stays rejected.
 *
 * @returns why it can't be done, or null
 */
export function appealPayout(
  world: World,
  payout: PayoutRow,
  text: string,
): Refusal<'already-asked' | 'payout-not-rejected'> | null {
  if (!canAppeal(payout))
    return payout.appeal === undefined
      ? refuse('payout-not-rejected', 'The team hasn’t rejected this payout.')
      : refuse('already-asked', 'You already asked the team about this payout.');
  payout.appeal = { text, at: world.clock.now() };
  if (payout.decidedBy !== null)
    tell(world, payout.decidedBy, 'community', {
      event: 'TREASURY',
      title: 'A member asks about a payout you rejected',
      text: `${payout.label}: ${text}`,
      path: `/dashboard/ledger-wallet?payout=${encodeURIComponent(payout.id)}`,
    });
  world.changed();
  return null;
}
