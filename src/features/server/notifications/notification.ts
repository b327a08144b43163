import * as z from 'zod/mini';
import { pageShape } from '@/shared/api/page';
import { exactlyTrue, idSchema, orNull, textOrNull, timeSchema, orElse } from '@/shared/api/fields';
import { withLists } from '@/shared/api/lenient';

/** One piece of news for the signed-in person. The contract names the call; the fields are ours. */
export const notificationSchema = z.object({
  id: idSchema,
  title: orElse(z.string(), 'Notification'),
  text: orElse(z.string(), ''),
  /** Page of this site it is about; null when there is none. */
  path: textOrNull,
  /** ISO 8601 UTC. */
  at: orElse(timeSchema, ''),
  isRead: exactlyTrue,
  /** One of `newsEvents`; null where it is of none, or not known. */
  event: textOrNull,
});
export type Notification = z.infer<typeof notificationSchema>;

/** A page of them, newest first, and how many are unread in all. */
export const notificationsSchema = withLists({
  ...pageShape(notificationSchema, { what: 'notification', by: 'id' }),
  unread: orNull(z.number()),
});
