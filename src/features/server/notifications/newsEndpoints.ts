import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { lastMessageSchema, newsChoicesSchema, newsEvent, newsWay } from './newsChoices';

// Apart from what the bell asks: it is on every page, and this on one.

/** GET /users/me/notification-preferences (docs/product/servers.md). */
export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/users/me/notification-preferences',
  tag: 'Notifications',
  summary: 'Returns the caller’s notification settings',
  description:
    'Lists the events that the caller can be notified about. Package, treasury and moderation events are only for callers who have a role on a server. Without a choice, bell notifications are on and DMs are off.',
  access: 'session',
  order: 'As in the enum of `event`.',
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
    'Sets one event for one channel: the bell or DMs. Returns 400 for bell notifications of the event ACCOUNT, which are always on.',
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
  description:
    'Succeeds also if Discord refuses the DM; `error` then says why. Returns 409 within a minute of the last DM that the bot sent or tried to send to the caller, whether it was a test or not.',
  access: 'session',
  changes: ['NotificationPreferences'],
  data: lastMessageSchema,
  errors: { 'sent-recently': null },
});
