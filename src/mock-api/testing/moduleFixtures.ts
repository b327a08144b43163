import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { Ground } from '@/features/modules/testing/arbitrary';
import { dangersOf } from '@/features/server/settings/permissions';
import { moduleRow } from '../domains/module-settings/modules';
import type { World } from '../store/world';

const GROUND_RULE = 'rule-ground';

/**
 * What of a seeded server a module's values may name. Rules of other modules it asks for are made when there
 * are none.
 */
export function moduleFixtures(world: World, serverId: string, spec: ModuleSpec): Ground {
  const guild = world.db.guilds.find(({ id }) => id === serverId);
  if (!guild) throw new Error(`The seed has no server ${serverId}.`);
  const bot = guild.roles.find(({ isBot }) => isBot);
  const needed = Object.values(spec.fields).flatMap(({ control }) =>
    control.type === 'rule' && control.of !== spec.slug ? [control.of] : [],
  );
  for (const slug of needed) {
    if (world.db.modules.some((row) => row.serverId === serverId && row.slug === slug)) continue;
    const rule = {
      id: GROUND_RULE,
      enabled: true,
      version: 1,
      values: { name: 'Ground' },
      updatedAt: 0,
      updatedBy: null,
    };
    world.db.modules.push({ ...moduleRow(world, guild, slug), rules: [rule] });
  }
  return {
    channels: guild.channels.filter(({ botCanPost }) => botCanPost),
    roles: guild.roles
      .filter(({ position }) => position > 0 && position < (bot?.position ?? 0))
      .filter(({ permissions }) => dangersOf(permissions).length === 0)
      .map(({ id }) => id),
    rules: Object.fromEntries(needed.map((slug) => [slug, GROUND_RULE])),
  };
}
