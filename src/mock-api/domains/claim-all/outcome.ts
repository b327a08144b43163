import type { GiveSent, OutcomeSent } from '@/features/earning/claim-all/claimable';
import type { DeliverySent } from '@/features/earning/reward-moment/delivery';
import questModule from '@/features/modules/definitions/quest/definition';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import { holdsRole } from '../members/members';
import { completed } from '../module-settings/modules';
import {
  BY_HAND,
  codeDelivery,
  delivery,
  dueDelivery,
  NO_ROLE,
  payoutDelivery,
  type Progress,
} from '../payouts/delivery';
import { payoutRef } from '../quests/rewards';
import type { SubmissionRow } from '../quests/rows';
import { givesOf } from './gives';
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

/** Uses the terms of the claim, because a quest can be edited later. */
function deliveriesOf(world: World, { terms, ref }: ClaimLineRow): DeliverySent[] {
  const submission = world.db.submissions.find(({ id }) => id === ref);
  const claim = world.db.claims.find(({ id }) => id === ref);
  const payoutAt = (index: number) =>
    world.db.payouts.find((each) =>
      submission ? each.ref === payoutRef(submission, index) : each.id === claim?.payoutId,
    );
  return givesOf(world, terms).map((give, index) =>
    delivery(
      { kind: give.kind, label: give.label },
      progressOf(world, submission, give, index, payoutAt(index)),
    ),
  );
}

function progressOf(
  world: World,
  submission: SubmissionRow | undefined,
  give: GiveSent,
  index: number,
  payout: ReturnType<World['db']['payouts']['find']>,
): Progress {
  if (give.kind === 'POINTS') return { state: 'DONE', points: give.points };
  if (give.kind === 'ROLE')
    return submission && !hasRoles(world, submission, index) ? NO_ROLE : { state: 'DONE' };
  if (give.kind === 'CODE') return codeDelivery(submission?.code ?? null);
  if (payout) return payoutDelivery(payout);
  return give.token && give.amount !== null
    ? dueDelivery({ mint: give.token.mint, amount: give.amount })
    : { state: 'WAITING', ...BY_HAND };
}

/** Whether a member has the roles of a quest's reward; true if the quest was deleted. */
function hasRoles({ db }: World, row: SubmissionRow, index: number): boolean {
  const member = db.members.find(
    ({ serverId, userId }) => serverId === row.serverId && userId === row.userId,
  );
  const rule = db.modules.flatMap(({ rules }) => rules).find(({ id }) => id === row.questId);
  const rewards =
    row.rewards ??
    (rule ? questModule.read(completed(questModule, rule.values)).rewards : undefined);
  return (
    rewards?.[index]?.roles.every((id) => member !== undefined && holdsRole(member, id)) ?? true
  );
}
