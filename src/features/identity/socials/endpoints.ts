import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { socialsSchema, telegramLinkSchema } from './social';

const tag = 'Socials';

/** GET /users/me/socials (decision 77). */
export const listSocials = endpoint({
  method: 'GET',
  path: '/users/me/socials',
  tag,
  summary: 'Lists the caller’s linked X and Telegram accounts',
  description:
    'An account on X is linked by navigation: the browser goes to `/api/twitter/link`, which sends it to X and back to `/dashboard/profile`, with `linked=1`, or `trouble` and the reason.',
  access: 'session',
  shows: ['Socials'],
  data: socialsSchema,
});

/** POST /users/me/socials/telegram/code: a code good once, for five minutes; the one before it is void. */
export const requestTelegramCode = endpoint({
  method: 'POST',
  path: '/users/me/socials/telegram/code',
  tag,
  summary: 'Starts linking a Telegram account',
  description:
    'Pressing Start in Telegram after following the link links that account. The code works once, for 5 minutes.',
  access: 'session',
  changes: [],
  unchanged: 'A code to send; nothing is linked yet.',
  ties: 'social',
  data: z.object({ pending: telegramLinkSchema }),
  status: 201,
});

/** DELETE /users/me/socials/{platform}: what was seen of it before stays seen. */
export const unlinkSocial = endpoint({
  method: 'DELETE',
  path: '/users/me/socials/{platform}',
  tag,
  summary: 'Unlinks an account',
  access: 'session',
  changes: ['Socials'],
  params: { platform: idOf('socialPlatform', '1 for X, 2 for Telegram.') },
  data: socialsSchema,
  errors: { 404: null },
});
