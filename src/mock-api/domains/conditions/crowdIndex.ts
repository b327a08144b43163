import { asText, exact } from '../holdings/holdings';
import type { GuildRow } from '../guilds/rows';
import type { LinkedWalletRow } from '../wallets/rows';
import { membersOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import { xpOn } from '../point-balances/xp';
import type { World } from '../../store/world';
import { indexHoldings } from './holdingIndex';

/** What conditions look up of a member, made once for a look at all of them. */
export interface CrowdIndex {
  memberOf: (userId: string) => MemberRow | undefined;
  walletsOf: (userId: string) => readonly LinkedWalletRow[];
  /** Of all linked wallets together, as decimal text. */
  heldBy: (userId: string, asset: string) => string;
  hasDone: (userId: string, questId: string) => boolean;
  /** XP of a member on the server. */
  xpOf: (userId: string) => number;
}

/** Makes the index: a search of the tables for each of ten thousand members would take minutes. */
export function indexCrowd(world: World, guild: GuildRow): CrowdIndex {
  const members = new Map(membersOf(world, guild.id).map((row) => [row.userId, row]));
  const holdings = indexHoldings(world);
  const done = new Set(
    world.db.submissions.flatMap(({ userId, questId, claimedAt }) =>
      claimedAt === null ? [] : [`${userId} ${questId}`],
    ),
  );
  const xp = xpOn(world, guild.id);
  return {
    xpOf: (userId) => xp.get(userId) ?? 0,
    memberOf: (userId) => members.get(userId),
    walletsOf: holdings.walletsOf,
    heldBy: (userId, asset) =>
      asText(
        holdings
          .walletsOf(userId)
          .flatMap(({ address }) => holdings.holdingsIn(address, asset))
          .reduce((sum, { amount }) => sum + exact(amount), 0n),
      ),
    hasDone: (userId, questId) => done.has(`${userId} ${questId}`),
  };
}
