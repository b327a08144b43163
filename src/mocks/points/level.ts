import chat from '@/features/bot-modules/modules/chat-to-earn/module';
import { highestLevel, levelAt, xpFor } from '@/features/bot-modules/modules/chat-to-earn/curve';
import { completeValues } from '@/features/bot-modules/engine/schema';
import type { Values } from '@/features/bot-modules/fields/field';
import type { GuildRow } from '../discord/rows';
import type { World } from '../world';
import type { PointsEntryRow } from './rows';
import { entriesOf, totalsOf } from './sums';

/** The curve of a server's levels: of its first rule of chat to earn that is on, else the one such rules begin with. */
function curveOf({ db }: World, guild: GuildRow): Values {
  const rule = db.modules
    .find(({ serverId, slug }) => serverId === guild.id && slug === 'chat-to-earn')
    ?.rules.find(({ enabled }) => enabled);
  return completeValues(chat.fields, rule?.values ?? {});
}

/**
 * The level somebody has on a server: by what they have earned there in all, whatever became of it, as spending
 * points must not cost a level.
 *
 * @param entries the lines of their ledger, where they are known already
 */
export function standingIn(
  asked: { world: World; guild: GuildRow; userId: string },
  entries?: readonly PointsEntryRow[],
) {
  const { world, guild, userId } = asked;
  const rows = entries ?? entriesOf(world, guild.id, userId);
  const curve = curveOf(world, guild);
  const { earned } = totalsOf(rows, world.clock.now());
  const level = levelAt(curve, earned);
  const isHighest = level >= highestLevel(curve);
  return { level, points: earned, next: isHighest ? null : xpFor(curve, level + 1) };
}
