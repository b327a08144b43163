import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { lastMessageSchema, newsChoicesSchema, newsEvent, newsWay } from './newsChoices';

// Apart from what the bell asks: it is on every page, and this on one.

/** GET /users/me/news-choices (decision 107). */
export const getNewsChoices = endpoint({
  method: 'GET',
  path: '/users/me/news-choices',
  tag: 'Notifications',
  summary: 'What one is told of, and how',
  access: 'session',
  shows: ['NewsChoices'],
  data: newsChoicesSchema,
});

/** PUT /users/me/news-choices: one event, one way. */
export const chooseNews = endpoint({
  method: 'PUT',
  path: '/users/me/news-choices',
  tag: 'Notifications',
  summary: 'Has an event told one way, or no longer',
  description: 'What happens to one’s account is always told by the bell: 400.',
  access: 'session',
  changes: ['NewsChoices'],
  body: z.object({ event: newsEvent, way: newsWay, isOn: z.boolean() }),
  data: newsChoicesSchema,
});

/** POST /users/me/news-choices/test: 409 within a minute of the one before. */
export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/users/me/news-choices/test',
  tag: 'Notifications',
  summary: 'Sends oneself a direct message, to see whether Discord lets it through',
  access: 'session',
  changes: ['NewsChoices'],
  data: lastMessageSchema,
  errors: { 409: null },
});
