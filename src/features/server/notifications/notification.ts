import * as z from 'zod/mini';
import { pageShape } from '@/shared/api/page';
import { exactlyTrue, idSchema, orNull, textOrNull, timeSchema, orElse } from '@/shared/api/fields';
import { withLists } from '@/shared/api/lenient';

/** One piece of news for the signed-in person. The contract names the call; the fields are ours. */
export const notificationSchema = z.object({
  id: idSchema,
  title: orElse(z.string(), 'Notification'),
  text: orElse(z.string(), ''),
  path: textOrNull.check(
    z.describe('Path on this site that the notification is about; null for none.'),
  ),
  at: orElse(timeSchema, '').check(z.describe('When it happened.')),
  isRead: exactlyTrue,
  event: textOrNull.check(
    z.describe('Event of the notification settings that it belongs to; null for none.'),
  ),
});
export type Notification = z.infer<typeof notificationSchema>;

/** A page of them, newest first, and how many are unread in all. */
export const notificationsSchema = withLists({
  ...pageShape(notificationSchema, { what: 'notification', by: 'id' }),
  unread: orNull(z.number()).check(z.describe('Unread notifications on all pages of the list.')),
});
