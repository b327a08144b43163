import { earningSections, type EarningSection } from '@/features/earning/points/points';
import { offerFor } from '../claims/offer';
import { isoOrNull } from '../../store/clock';
import { serversOfMember } from '../member-overview/memberServers';
import { runPayouts } from '../payouts/payouts';
import { tokenOf } from '../payouts/funds';
import { entriesOf, totalsOf } from '../point-balances/sums';
import { serverView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';

const sections: readonly EarningSection[] = ['hold-to-earn', 'engage-to-earn', 'task-to-earn'];

/** A user's points by server and way to earn, where they have ledger lines. */
export async function rewardsOf(world: World, user: UserRow) {
  await runPayouts(world);
  const found = [];
  for (const place of await serversOfMember(world, user))
    for (const section of sections) {
      const module = earningSections[section];
      const entries = entriesOf(world, place.guild.id, user.id, module);
      if (entries.length === 0) continue;
      const { state, message, retryAt, claimable, policy } = await offerFor({ ...place, module });
      const token = policy && tokenOf(policy.mint);
      found.push({
        server: serverView(place.guild),
        section,
        points: totalsOf(entries, world.clock.now()).available,
        claimable,
        state,
        message,
        retryAt: isoOrNull(retryAt),
        rate: token ? { token, unitsPerPoint: policy.unitsPerPoint, least: policy.least } : null,
      });
    }
  return found;
}
