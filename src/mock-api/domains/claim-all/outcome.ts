import type { GiveSent, OutcomeSent } from '@/features/earning/claim-all/claimable';
import questModule from '@/features/modules/definitions/quest/definition';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import { holdsRole } from '../members/members';
import { completed } from '../module-settings/modules';
import type { PayoutRow } from '../payouts/rows';
import { payoutRef, pieceLabel } from '../quests/rewards';
import type { SubmissionRow } from '../quests/rows';
import { givesOf } from './gives';
import type { ClaimLineRow } from './rows';

type Delivery = OutcomeSent['deliveries'][number];
type Progress = Pick<Delivery, 'state' | 'message' | 'signature'>;

/** What became of a line, and how far its deliveries are. */
export function outcomeView(world: World, row: ClaimLineRow): OutcomeSent {
  const { key, result, code, message, address, at } = row;
  const isClaimed = result === 'CLAIMED';
  const deliveries = isClaimed ? deliveriesOf(world, row) : [];
  return {
    key,
    result: isClaimed ? 'CLAIMED' : 'REFUSED',
    at: iso(at),
    code,
    message,
    address: deliveries.some(({ token, collection }) => token ?? collection) ? address : null,
    deliveries,
  };
}

function deliveriesOf(world: World, { terms, ref }: ClaimLineRow): Delivery[] {
  const gives = givesOf(world, terms);
  if (terms.kind === 'POINTS') {
    const claim = world.db.claims.find(({ id }) => id === ref);
    const payout = world.db.payouts.find(({ id }) => id === claim?.payoutId);
    return gives.map((give) => ({ ...give, ...transferOf(payout) }));
  }
  const submission = world.db.submissions.find(({ id }) => id === ref);
  if (!submission) return [];
  return gives.map((give, index) => deliveryOf(world, submission, give, index));
}

function deliveryOf(world: World, row: SubmissionRow, give: GiveSent, index: number): Delivery {
  const done: Progress = { state: 'DONE', message: null, signature: null };
  switch (give.kind) {
    case 'POINTS':
      return { ...give, ...done };
    case 'ROLE':
      return hasRoles(world, row, index)
        ? { ...give, ...done }
        : { ...give, ...done, state: 'FAILED', message: NO_ROLE };
    case 'CODE':
      return row.code === null
        ? { ...give, ...done, state: 'FAILED', message: 'No codes left. Ask the server’s team.' }
        : {
            ...give,
            ...done,
            label: row.code,
            message: 'Your code. It’s also on the quest’s page.',
          };
    case 'TOKEN':
    case 'NFT':
    case 'OTHER': {
      if (!give.isGuaranteed)
        return {
          ...give,
          ...done,
          state: 'BY_TEAM',
          message: 'The server’s team sends this reward manually.',
        };
      const payout = world.db.payouts.find(({ ref }) => ref === payoutRef(row, index));
      const label = payout?.piece ? pieceLabel(payout.piece) : give.label;
      return { ...give, label, ...transferOf(payout) };
    }
  }
}

const NO_ROLE = 'The bot’s role is below this role, so it can’t give it. Ask the server’s team.';

/** Whether a member has the roles that a reward of a quest gives; true where the quest is gone. */
function hasRoles({ db }: World, row: SubmissionRow, index: number): boolean {
  const member = db.members.find(
    ({ serverId, userId }) => serverId === row.serverId && userId === row.userId,
  );
  const rule = db.modules.flatMap(({ rules }) => rules).find(({ id }) => id === row.questId);
  const reward = rule
    ? questModule.read(completed(questModule, rule.values)).rewards[index]
    : undefined;
  return reward?.roles.every((id) => member !== undefined && holdsRole(member, id)) ?? true;
}

/** How far a transfer is. */
function transferOf(payout: PayoutRow | undefined): Progress {
  const at = (state: Delivery['state'], message: string | null): Progress => ({
    state,
    message,
    signature: null,
  });
  if (!payout) return at('ON_THE_WAY', null);
  switch (payout.status) {
    case 'SUCCESS':
      return { state: 'DONE', message: null, signature: payout.signature };
    case 'FAILED':
      return at('FAILED', 'Couldn’t send this reward. The server’s team can see this.');
    case 'CANCELLED':
      return payout.claimId === null
        ? at('FAILED', payout.reason ?? 'The server’s team rejected this payout.')
        : at('RETURNED', `${payout.reason ?? 'The team rejected it.'} Your points are back.`);
    case 'RECLAIMED_AFTER_FAILURE':
      return at('RETURNED', 'The transfer failed. Nothing was paid, and your points are back.');
    case 'PENDING':
    case 'PROCESSED':
      return payout.isWaiting
        ? at('IN_REVIEW', 'The server’s team approves it first.')
        : at('ON_THE_WAY', null);
  }
}
