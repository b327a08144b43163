import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { notificationsSchema } from './notification';

const site = z
  .enum(['community', 'user'], 'Must be community or user.')
  .check(z.describe('The site that shows the notifications.'));

/** GET /users/notifications, for one of the two sites (ADR api-beyond-specification). */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/users/notifications',
  tag: 'Notifications',
  summary: 'Lists the caller’s notifications on a site',
  description:
    'Includes only events whose bell notifications were on when they happened. For the user site, it first adds a notification for each quest that has started on a server since the caller pinned it, once per quest.',
  access: 'session',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  polledEvery: 60,
  shows: ['Notifications'],
  query: z.object({ site, ...pageQuery }),
  data: notificationsSchema,
});
