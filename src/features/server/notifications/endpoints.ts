import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { notificationsSchema } from './notification';

const site = z
  .enum(['community', 'user'], 'Must be community or user.')
  .check(z.describe('The site that shows the notifications.'));

/** GET /users/notifications, for one of the two sites (decision 55). */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/users/notifications',
  tag: 'Notifications',
  summary: 'Lists notifications, newest first',
  access: 'session',
  shows: ['Notifications'],
  query: z.object({ site, ...pageQuery }),
  data: notificationsSchema,
});
