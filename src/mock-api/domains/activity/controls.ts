import * as z from 'zod/mini';
import { nextId } from '../../store/world';
import { notFound, ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';
import { memberOf } from '../members/members';
import { activityKinds } from './rows';

const activityInput = z.object({
  serverId: z.string(),
  userId: z.string(),
  /** By name, because channel ids differ between worlds. */
  channel: z.string(),
  kind: z.enum(activityKinds),
  /** For a voice stay: minutes. */
  amount: z._default(z.int().check(z.minimum(1)), 1),
  /** Muted or deafened minutes among them. */
  silent: z.optional(z.int().check(z.minimum(0))),
  /** ms since 1970; defaults to now. */
  at: z.optional(z.number()),
  messageId: z.optional(z.string()),
  text: z._default(z.nullable(z.string()), null),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
});

const hasMessage = (kind: string) => kind === 'MESSAGE' || kind === 'REACTION';

/** Test controls for events on Discord. */
export const activityControls = [
  // Adds a message, reaction, voice stay or game of a member.
  on.post(
    '/__mock/activity',
    taking(activityInput, ({ channel, times, messageId, at, silent, ...row }, { world }) => {
      const { serverId, userId } = row;
      const channelId = world.db.guilds
        .find(({ id }) => id === serverId)
        ?.channels.find(({ name }) => name === channel)?.id;
      if (channelId === undefined || !memberOf(world, serverId, userId))
        return notFound('Member or channel not found.');
      for (let time = 0; time < times; time += 1)
        world.db.activity.push({
          ...row,
          ...(silent === undefined ? {} : { silent }),
          channelId,
          at: at ?? world.clock.now(),
          messageId: hasMessage(row.kind) ? (messageId ?? nextId(world, 'msg')) : null,
        });
      world.changed();
      return ok(null);
    }),
  ),
];
