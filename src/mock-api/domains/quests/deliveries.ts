import { rewardKinds, type DeliverySent } from '@/features/earning/reward-moment/delivery';
import type { QuestReward } from '@/features/modules/definitions/quest/fields';
import type { MemberContext } from '../conditions/conditions';
import { holdsRole, memberOf } from '../members/members';
import {
  BY_HAND,
  codeDelivery,
  delivery,
  dueDelivery,
  NO_ROLE,
  payoutDelivery,
  type Progress,
} from '../payouts/delivery';
import { gainOf } from '../point-balances/gain';
import { knownOrFirst } from './questOf';
import { dueOf, labelOf, payoutRef } from './rewards';
import type { SubmissionRow } from './rows';

/** State of a claim's rewards, which stay those of the claim when the quest changes. */
export function deliveriesOf(
  context: MemberContext,
  row: SubmissionRow,
  /** Rewards for claims of earlier versions, which didn't store theirs. */
  current: readonly QuestReward[],
): DeliverySent[] {
  if (row.claimedAt === null) return [];
  return (row.rewards ?? current).map((reward, index) =>
    delivery(
      { kind: knownOrFirst(rewardKinds, reward.kind), label: labelOf(context.guild, reward) },
      progressOf(context, row, reward, index),
    ),
  );
}

/** Changes for the member by a claim; null before it, and if it brought no points. */
export const gainOfClaim = (context: MemberContext, row: SubmissionRow) =>
  row.claimedAt === null ? null : gainOf(context, row.id);

function progressOf(
  context: MemberContext,
  row: SubmissionRow,
  reward: QuestReward,
  index: number,
): Progress {
  const { world, guild, userId } = context;
  switch (reward.kind) {
    case 'POINTS':
      return { state: 'DONE', points: reward.points };
    case 'ROLE': {
      const member = memberOf(world, guild.id, userId);
      const isThere = reward.roles.every((id) => member && holdsRole(member, id));
      return isThere ? { state: 'DONE' } : NO_ROLE;
    }
    case 'CODE':
      return codeDelivery(row.code);
    default: {
      const payout = world.db.payouts.find(({ ref }) => ref === payoutRef(row, index));
      if (payout) return payoutDelivery(payout);
      const due = dueOf(guild, reward);
      return due
        ? dueDelivery({ mint: due.mint, amount: due.amount.toString() })
        : { state: 'WAITING', ...BY_HAND };
    }
  }
}
