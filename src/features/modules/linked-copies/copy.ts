import * as z from 'zod/mini';
import {
  idSchema,
  openEnum,
  orElse,
  orNull,
  snowflakeSchema,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** Maximum copies of a message. Our own limit, since Discord gets a change for one copy after the other. */
export const MOST_COPIES = 25;

/**
 * States of a copy: the same as the saved message, not updated yet, last update failed, no longer
 * in Discord.
 */
export const copyStates = ['CURRENT', 'OUTDATED', 'FAILED', 'GONE'] as const;
export type CopyState = (typeof copyStates)[number];

const troubleSchema = z.object({
  at: timeOrNull,
  code: orNull(z.int()).check(
    z.describe('Discord’s error code, or the HTTP status if it gave none.'),
  ),
  text: orElse(z.string(), '').check(z.describe('What Discord refused, in words.')),
});

/** A message of a rule as it is in one channel. */
export const messageCopySchema = z.object({
  id: idSchema,
  channelId: orElse(snowflakeSchema, ''),
  channelName: textOrNull.check(z.describe('Name of the channel; null if it was deleted.')),
  messageUrl: textOrNull.check(
    z.describe('Link to the message in Discord; null if it isn’t there.'),
  ),
  postedAt: timeOrNull.check(z.describe('When it was posted; null if it never was.')),
  updatedAt: timeOrNull.check(z.describe('When it was last posted or changed.')),
  state: openEnum(z.enum(copyStates)).check(
    z.describe(
      'CURRENT: the same as the saved message. OUTDATED: not updated yet. FAILED: the last update failed. GONE: no longer in Discord.',
    ),
  ),
  trouble: orNull(z.nullable(troubleSchema)).check(
    z.describe('Why the last update failed; null if it didn’t.'),
  ),
});
export type MessageCopy = z.infer<typeof messageCopySchema>;

export const messageCopiesSchema = withLists({
  copies: listOf(messageCopySchema, { what: 'copy', by: 'id' }),
  version: orElse(z.int(), 0).check(z.describe('Version of the saved message.')),
  obstacle: textOrNull.check(
    z.describe('Why nothing can be posted or updated now, in words; null if it can.'),
  ),
});
export type MessageCopies = z.infer<typeof messageCopiesSchema>;

export const oneCopySchema = z.object({ copy: messageCopySchema });
