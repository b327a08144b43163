import * as z from 'zod/mini';
import { endpoint, nothing } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';

const site = z
  .enum(['community', 'user'], 'Must be community or user.')
  .check(z.describe('The site that shows the notifications.'));

/** PUT /users/notifications/read (decision 55). */
export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/users/notifications/read',
  tag: 'Notifications',
  summary: 'Marks notifications as read',
  description: 'Marks the notifications with the given IDs, or all notifications of a site.',
  access: 'session',
  changes: ['Notifications'],
  body: z.object({ site, ids: z.optional(z.array(idText)) }),
  data: nothing,
});
