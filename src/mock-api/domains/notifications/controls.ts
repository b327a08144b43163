import * as z from 'zod/mini';
import { ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';

/** Test controls for direct messages. */
export const messageControls = [
  // Sets whether a user accepts direct messages of the bot on Discord.
  on.put(
    '/__mock/messages',
    taking(z.object({ userId: z.string(), isOpen: z.boolean() }), (body, { world }) => {
      const { userId, isOpen } = body;
      world.db.closedMessages = world.db.closedMessages.filter((row) => row.userId !== userId);
      if (!isOpen) world.db.closedMessages.push({ userId });
      world.changed();
      return ok(null);
    }),
  ),
];
