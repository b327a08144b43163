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

/** How many copies a message may have; ours, as Discord is told of a change one copy after the other. */
export const MOST_COPIES = 25;

/**
 * Where a copy stands: it says what is saved, it does not yet, the last change did not go through, or it is in
 * Discord no more.
 */
export const copyStates = ['CURRENT', 'OUTDATED', 'FAILED', 'GONE'] as const;
export type CopyState = (typeof copyStates)[number];

const troubleSchema = z.object({
  at: timeOrNull,
  /** Discord's error code, or the HTTP status where it gave none. */
  code: orNull(z.int()),
  text: orElse(z.string(), ''),
});

/** A message of a rule as it stands in one channel. */
export const messageCopySchema = z.object({
  id: idSchema,
  channelId: orElse(snowflakeSchema, ''),
  /** Null where the channel is gone. */
  channelName: textOrNull,
  /** Null while it has never been posted. */
  messageUrl: textOrNull,
  postedAt: timeOrNull,
  /** When it was posted or changed last. */
  updatedAt: timeOrNull,
  state: openEnum(z.enum(copyStates)),
  /** Why the last try failed; null where it went through. */
  trouble: orNull(z.nullable(troubleSchema)),
});
export type MessageCopy = z.infer<typeof messageCopySchema>;

export const messageCopiesSchema = withLists({
  copies: listOf(messageCopySchema, { what: 'copy', by: 'id' }),
  /** Of the rule: what its copies are held against. Goes up with each save. */
  version: orElse(z.int(), 0),
  /** Why nothing can be posted or changed now, in words; null where nothing stands against it. */
  obstacle: textOrNull,
});
export type MessageCopies = z.infer<typeof messageCopiesSchema>;

export const oneCopySchema = z.object({ copy: messageCopySchema });
