import { cardView } from '../quests/views';
import { settleHolderChecks } from '../holder-checks/settle';
import { serverOfMember } from '../members/boardOf';
import { memberOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import { Refusal } from '../../http/reply';
import { settleOrders } from '../orders/lifecycle';
import { settleAll } from '../quests/settle';
import type { MemberContext } from '../conditions/conditions';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';

export type Card = ReturnType<typeof cardView>;

/** A server of a member, with its quests as that member sees them. */
export interface MemberServer extends MemberContext {
  member: MemberRow;
  /** Those on the board. */
  board: Card[];
  /** Those that left it. */
  away: Card[];
}

/** All servers of a member. Due work is done first. */
export async function serversOfMember(world: World, user: UserRow): Promise<MemberServer[]> {
  const servers: MemberServer[] = [];
  for (const guild of world.db.guilds) {
    const member = memberOf(world, guild.id, user.id);
    if (!member || !guild.botPresent) continue;
    await settleOrders(world, guild.id);
    await settleHolderChecks(world, guild);
    const context = serverOfMember(world, user, guild.slug);
    if (context instanceof Refusal) continue;
    const { board, away } = await settleAll(world, guild);
    const cards = (quests: typeof board) => quests.map((quest) => cardView(context, quest));
    servers.push({ ...context, member, board: cards(board), away: cards(away) });
  }
  return servers;
}
