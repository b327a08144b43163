import chat from '@/features/modules/definitions/chat-to-earn/definition';
import {
  highestLevel,
  levelAt,
  xpFor,
  type Curve,
} from '@/features/modules/definitions/chat-to-earn/curve';
import { completeValues } from '@/features/modules/engine/schema';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { xpOf } from './xp';

/** The rule whose levels count on a server: its first one of chat to earn that is on. */
export const levelRule = ({ db }: Pick<World, 'db'>, serverId: string) =>
  db.modules
    .find((row) => row.serverId === serverId && row.slug === 'chat-to-earn')
    ?.rules.find(({ enabled }) => enabled);

/** The curve of a server's levels: of its level rule, else the one such rules begin with. */
export const curveOf = (world: Pick<World, 'db'>, serverId: string): Curve =>
  chat.read(completeValues(chat.fields, levelRule(world, serverId)?.values ?? {}));

/** The level that so many XP are by the curve of a rule, and the XP the next one begins with; null on the highest. */
export function levelOf(curve: Curve, xp: number) {
  const level = levelAt(curve, xp);
  return { level, xp, next: level >= highestLevel(curve) ? null : xpFor(curve, level + 1) };
}

/**
 * The level a member has on a server, by their XP there: what they have earned by chatting since XP last started
 * over. Spending points costs no level.
 *
 * @param xp where it is known already
 */
export const standingIn = (
  { world, guild, userId }: { world: World; guild: GuildRow; userId: string },
  xp = xpOf(world, guild.id, userId),
) => levelOf(curveOf(world, guild.id), xp);
