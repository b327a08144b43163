import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { socialsSchema, telegramLinkSchema } from './social';

const tag = 'Socials';

/** GET /users/me/socials (docs/product/signing-in-and-account.md). */
export const listSocials = endpoint({
  method: 'GET',
  path: '/users/me/socials',
  tag,
  summary: 'Lists the caller’s linked X and Telegram accounts',
  description:
    'To link an account on X, the browser opens `/api/twitter/link`. It leads to X and back to `/dashboard/profile` with `linked=1`, or with the reason of a failure in `trouble`.',
  access: 'session',
  polledEvery: 4,
  polledWhile: 'a link to Telegram waits to be opened',
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
    'To link the account, the caller opens the link and presses Start in Telegram. The code works once, for 5 minutes. A repeat returns a new code and ends the earlier one.',
  access: 'session',
  changes: [],
  unchanged: 'Returns a code to send. Nothing is linked yet.',
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
  description:
    'Quests that need the account can’t be completed until one is linked again. What was verified with it stays verified.',
  access: 'session',
  changes: ['Socials'],
  params: { platform: idOf('socialPlatform', 'Use 1 for X and 2 for Telegram.') },
  data: socialsSchema,
  errors: { 'account-not-found': null },
});
