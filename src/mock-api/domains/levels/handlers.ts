import * as endpoints from '@/features/earning/levels/endpoints';
import chat from '@/features/modules/definitions/chat-to-earn/definition';
import { xpFor } from '@/features/modules/definitions/chat-to-earn/curve';
import type { LevelReward } from '@/features/modules/definitions/chat-to-earn/fields';
import { completeValues } from '@/features/modules/engine/schema';
import { rewardsOf } from '../activity-earning/chatRewards';
import { done, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import type { GuildRow } from '../guilds/rows';
import { serverOfMember } from '../members/boardOf';
import { moduleRow } from '../module-settings/modules';
import { levelRule, standingIn } from '../point-balances/level';

const rolesOf = ({ roles }: GuildRow, ids: ReadonlySet<string>) =>
  roles.flatMap(({ id, name, color }) => (ids.has(id) ? [{ id, name, color }] : []));

/** Rewards grouped by level, lowest level first. Empty rewards are left out. */
function byLevel(rewards: readonly LevelReward[]) {
  const levels = new Map<number, { roles: Set<string>; points: number }>();
  for (const { level, roles, currency } of rewards) {
    const known = levels.get(level) ?? { roles: new Set<string>(), points: 0 };
    roles.forEach((id) => known.roles.add(id));
    known.points += currency;
    levels.set(level, known);
  }
  return [...levels].filter(([, { roles, points }]) => roles.size > 0 || points > 0);
}

export const levelRoutes = serve(endpoints, {
  getMyLevels: ({ world, user, params }) => {
    const asked = serverOfMember(world, user, params.slug);
    if (asked instanceof Refusal) return asked;
    const { guild } = asked;
    const rule = levelRule(world, guild.id);
    const values = chat.read(completeValues(chat.fields, rule?.values ?? {}));
    const { level, xp, next } = standingIn(asked);
    return done({
      isOn: rule !== undefined && moduleRow(world, guild, 'chat-to-earn').enabled,
      level,
      xp,
      from: xpFor(values, level),
      next,
      rewards:
        rule === undefined
          ? []
          : byLevel(rewardsOf(values)).map(([at, { roles, points }]) => ({
              level: at,
              xp: xpFor(values, at),
              roles: rolesOf(guild, roles),
              points,
              isReached: at <= level,
            })),
    });
  },
});
