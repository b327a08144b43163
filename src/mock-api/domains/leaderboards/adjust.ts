import { LANGUAGE } from '@/shared/text/locales';
import { audit } from '../audit/audit';
import type { GuildRow } from '../guilds/rows';
import { wrongFields, type Refusal } from '../../http/reply';
import { withPayoutLock } from '../payouts/payouts';
import { entriesOf, totalsOf } from '../point-balances/sums';
import type { UserRow } from '../accounts/rows';
import { nextId, type World } from '../../store/world';
import { moduleOf } from './board';

/** A manual change of points. */
interface Adjustment {
  memberId: string;
  section: string;
  points: number;
  reason: string;
}

/** A member's points of one way to earn that are neither locked nor claimed. */
export const availableOf = (world: World, guild: GuildRow, userId: string, module: number) =>
  totalsOf(entriesOf(world, guild.id, userId, module), world.clock.now()).available;

/**
 * Adds the ledger line, unless it would take more than is available. Uses the payout lock, so that a claim cannot lock
 * the same points.
 */
export const adjust = (
  world: World,
  guild: GuildRow,
  user: UserRow,
  { memberId, section, points, reason }: Adjustment,
): Promise<Refusal<'invalid-fields'> | null> =>
  withPayoutLock(world, async () => {
    const module = moduleOf(section) ?? 0;
    const available = availableOf(world, guild, memberId, module);
    if (available + points < 0)
      return wrongFields([
        {
          path: 'points',
          message:
            available > 0
              ? `You can remove at most ${available.toLocaleString(LANGUAGE)}.`
              : 'This member has no points to remove.',
        },
      ]);
    world.db.points.push({
      id: nextId(world, 'pts'),
      at: world.clock.now(),
      serverId: guild.id,
      userId: memberId,
      module,
      type: 'ADJUST',
      points,
      label: reason,
      ref: null,
      by: user.id,
    });
    audit(world, user.id, 'points.adjusted', guild.id, { memberId });
    world.changed();
    return null;
  });
