import * as z from 'zod/mini';
import { endpoint, nothing } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';

const site = z
  .enum(['community', 'user'], 'Must be community or user.')
  .check(z.describe('The site that shows the notifications.'));

/** PUT /users/notifications/read (ADR api-beyond-specification). */
export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/users/notifications/read',
  tag: 'Notifications',
  summary: 'Marks notifications as read',
  description:
    'Without `ids`, it marks all the caller’s notifications on the site. IDs of other sites, of other accounts or of nothing are ignored.',
  access: 'session',
  changes: ['Notifications'],
  body: z.object({
    site,
    ids: z.optional(z.array(idText)).check(z.describe('Notifications to mark; all if left out.')),
  }),
  data: nothing,
});
