import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { lastMessageSchema, newsChoicesSchema, newsEvent, newsWay } from './newsChoices';

// Apart from what the bell asks: it is on every page, and this on one.

/** GET /users/me/notification-preferences (decision 107). */
export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/users/me/notification-preferences',
  tag: 'Notifications',
  summary: 'Returns the caller’s notification settings',
  access: 'session',
  shows: ['NotificationPreferences'],
  data: newsChoicesSchema,
});

/** PUT /users/me/notification-preferences: one event, one way. */
export const updateNotificationPreference = endpoint({
  method: 'PUT',
  path: '/users/me/notification-preferences',
  tag: 'Notifications',
  summary: 'Turns a notification on or off for one channel',
  description:
    'Returns 400 when turning off bell notifications for account events, which are always on.',
  access: 'session',
  changes: ['NotificationPreferences'],
  body: z.object({ event: newsEvent, way: newsWay, isOn: z.boolean() }),
  data: newsChoicesSchema,
});

/** POST /users/me/notification-preferences/test: 409 within a minute of the one before. */
export const sendTestNotification = endpoint({
  method: 'POST',
  path: '/users/me/notification-preferences/test',
  tag: 'Notifications',
  summary: 'Sends the caller a test DM on Discord',
  access: 'session',
  changes: ['NotificationPreferences'],
  data: lastMessageSchema,
  errors: { 409: null },
});
