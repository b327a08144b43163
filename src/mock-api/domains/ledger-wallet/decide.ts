import { audit } from '../audit/audit';
import type { GuildRow } from '../guilds/rows';
import { refuse, type Refusal } from '../../http/reply';
import { tell } from '../notifier/news';
import { decideOn, withPayoutLock, runPayouts } from '../payouts/payouts';
import type { PayoutRow } from '../payouts/rows';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { decisionObstacle } from './outflows';

const DECIDED = 'Someone else already approved or rejected this payout. Refresh to see it.';

interface Verdict {
  verdict: 'APPROVE' | 'REFUSE';
  /** The version that the decision was made on. */
  version: number;
  reason?: string | undefined;
}

/**
 * Records a team member's decision on a waiting payout and sends it if approved. Of several decisions at the same time
 * the first counts.
 *
 * @returns why it is refused, or null
 */
export async function decide(
  world: World,
  guild: GuildRow,
  user: UserRow,
  payout: PayoutRow,
  { verdict, version, reason }: Verdict,
): Promise<Refusal<'already-decided' | 'own-case' | 'owner-needed'> | null> {
  const no = decisionObstacle(world, user, guild, payout);
  if (no) return no;
  const isApproved = verdict === 'APPROVE';
  const isTaken = await withPayoutLock(world, async () => {
    if (!payout.isWaiting || payout.version !== version) return false;
    decideOn(world, payout, {
      isApproved,
      by: user.id,
      reason: isApproved ? null : (reason ?? null),
    });
    audit(world, user.id, `payout.${isApproved ? 'approved' : 'refused'}`, payout.id, {
      serverId: guild.id,
    });
    if (!isApproved && payout.claimId === null) tellRefused(world, payout);
    return true;
  });
  if (!isTaken) return refuse('already-decided', DECIDED);
  await runPayouts(world);
  return null;
}

/** Notifies the member about a rejected reward. For a claim, the returned points do so. */
const tellRefused = (world: World, { id, userId, label, reason }: PayoutRow) =>
  tell(world, userId, 'user', {
    event: 'REWARD',
    title: 'Your reward was rejected',
    text: `${label}: ${reason ?? ''}`,
    path: `/dashboard/all-transactions?transaction=${encodeURIComponent(id)}`,
  });
