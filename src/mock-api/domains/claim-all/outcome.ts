import type { OutcomeSent } from '@/features/earning/claim-all/claimable';
import type { DeliverySent } from '@/features/earning/reward-moment/delivery';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import { delivery, dueDelivery, payoutDelivery } from '../payouts/delivery';
import { amountText } from '../payouts/funds';
import { deliveriesOf as questDeliveries } from '../quests/deliveries';
import type { ClaimLineRow } from './rows';

/** Outcome of a line, with the state of its deliveries. */
export function outcomeView(world: World, row: ClaimLineRow): OutcomeSent {
  const { key, result, code, message, at } = row;
  const isClaimed = result === 'CLAIMED';
  return {
    key,
    result: isClaimed ? 'CLAIMED' : 'REFUSED',
    at: iso(at),
    code,
    message,
    deliveries: isClaimed ? deliveriesOf(world, row) : [],
  };
}

function deliveriesOf(world: World, { terms, ref }: ClaimLineRow): DeliverySent[] {
  const { submissions, guilds, claims, payouts } = world.db;
  const submission = submissions.find(({ id }) => id === ref);
  if (submission) {
    const guild = guilds.find(({ id }) => id === submission.serverId);
    const context = guild && { world, guild, userId: submission.userId };
    return context ? questDeliveries(context, submission, []) : [];
  }
  if (terms.kind !== 'POINTS') return [];
  const due = { mint: terms.mint, amount: BigInt(terms.amount) };
  const claim = claims.find(({ id }) => id === ref);
  const payout = payouts.find(({ id }) => id === claim?.payoutId);
  return [
    delivery(
      { kind: 'TOKEN', label: amountText(due) },
      payout ? payoutDelivery(payout) : dueDelivery({ mint: due.mint, amount: terms.amount }),
    ),
  ];
}
