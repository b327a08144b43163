import * as z from 'zod/mini';
import { ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';

/** Switches for direct messages. */
export const messageControls = [
  // Somebody shuts their messages to the bot, over in Discord, or opens them again.
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
