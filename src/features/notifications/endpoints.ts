import * as z from 'zod/mini';
import { endpoint, nothing } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import { notificationsSchema } from './notification';

const site = z
  .enum(['community', 'user'], 'Is community or user.')
  .check(z.describe('The site the news is for.'));

/** GET /users/notifications, for one of the two sites (decision 55). */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/users/notifications',
  tag: 'Notifications',
  summary: 'News, the newest first',
  access: 'session',
  shows: ['Notifications'],
  query: z.object({ site, ...pageQuery }),
  data: notificationsSchema,
});

/** PUT /users/notifications/read (decision 55). */
export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/users/notifications/read',
  tag: 'Notifications',
  summary: 'Marks news as read',
  description: 'Those with the given ids, or all of the site.',
  access: 'session',
  changes: ['Notifications'],
  body: z.object({ site, ids: z.optional(z.array(idText)) }),
  data: nothing,
});
