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
  /** As the one who decides has seen it. */
  version: number;
  reason?: string | undefined;
}

/**
 * Somebody of the team decides on a payout that waits: what is approved is sent at once. Of several at the same
 * moment the first counts.
 *
 * @returns why it cannot be done, or null
 */
export async function decide(
  world: World,
  guild: GuildRow,
  user: UserRow,
  payout: PayoutRow,
  { verdict, version, reason }: Verdict,
): Promise<Refusal<403 | 409> | null> {
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
    audit(world, user.id, `payout.${isApproved ? 'approved' : 'refused'}`, payout.id);
    if (!isApproved && payout.claimId === null) tellRefused(world, payout);
    return true;
  });
  if (!isTaken) return refuse('already-decided', DECIDED);
  await runPayouts(world);
  return null;
}

/** Of a claim the returned points tell it. */
const tellRefused = (world: World, { id, userId, label, reason }: PayoutRow) =>
  tell(world, userId, 'user', {
    event: 'REWARD',
    title: 'Your reward was rejected',
    text: `${label}: ${reason ?? ''}`,
    path: `/dashboard/all-transactions?transaction=${encodeURIComponent(id)}`,
  });
