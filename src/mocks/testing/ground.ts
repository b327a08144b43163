import type { Ground } from '@/features/bot-modules/testing/arbitrary';
import type { World } from '../world';

/** What of a seeded server a module's values may name. */
export function groundOf(world: World, serverId: string): Ground {
  const guild = world.db.guilds.find(({ id }) => id === serverId);
  if (!guild) throw new Error(`The seed has no server ${serverId}.`);
  const bot = guild.roles.find(({ isBot }) => isBot);
  return {
    channels: guild.channels.filter(({ botCanPost }) => botCanPost).map(({ id }) => id),
    roles: guild.roles
      .filter(({ position }) => position > 0 && position < (bot?.position ?? 0))
      .map(({ id }) => id),
  };
}
