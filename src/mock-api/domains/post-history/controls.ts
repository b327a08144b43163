import * as z from 'zod/mini';
import { notFound, ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';
import { settleDeliveries } from './settle';

/** Test controls for obstacles to posts. */
export const deliveryControls = [
  // Discord stops answering, or answers again.
  on.put(
    '/__mock/discord',
    taking(z.object({ isDown: z.boolean() }), ({ isDown }, { world }) => {
      const { outages } = world.db;
      const open = outages.find(({ until }) => until === null);
      const now = world.clock.now();
      if (open && !isDown) open.until = now;
      if (!open && isDown) outages.push({ from: now, until: null });
      return ok(null);
    }),
  ),
  // A channel is deleted on Discord, or the bot gains or loses access.
  on.put(
    '/__mock/channels',
    taking(
      z.object({
        serverId: z.string(),
        name: z.string(),
        botCanPost: z.optional(z.boolean()),
        isDeleted: z._default(z.boolean(), false),
      }),
      async ({ serverId, name, botCanPost, isDeleted }, { world }) => {
        const guild = world.db.guilds.find(({ id }) => id === serverId);
        const channel = guild?.channels.find((row) => row.name === name);
        if (!guild || !channel) return notFound('Channel not found.');
        // Posts everything due so far before the change.
        await settleDeliveries(world, guild);
        if (isDeleted) guild.channels = guild.channels.filter((row) => row !== channel);
        else channel.botCanPost = botCanPost ?? channel.botCanPost;
        return ok(null);
      },
    ),
  ),
  // A message is deleted on Discord.
  on.post(
    '/__mock/deleted-messages',
    taking(
      z.object({ channelId: z.string(), messageId: z.string() }),
      async ({ channelId, messageId }, { world }) => {
        const guild = world.db.guilds.find(({ channels }) =>
          channels.some(({ id }) => id === channelId),
        );
        if (!guild) return notFound('Channel not found.');
        await settleDeliveries(world, guild);
        world.db.deletedMessages.push({ channelId, messageId });
        return ok(null);
      },
    ),
  ),
];
