import * as z from 'zod/mini';
import { idSchema } from '@/shared/api/fields';
import { pageOf } from '@/shared/api/envelope';

/** One piece of news for the signed-in person. The contract names the call; the fields are ours. */
export const notificationSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  /** Page of this site it is about; null when there is none. */
  path: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  at: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** A page of them, newest first, and how many are unread in all. */
export const notificationsSchema = z.extend(pageOf(notificationSchema), { unread: z.number() });
