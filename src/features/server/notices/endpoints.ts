import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { currentNoticesSchema } from './notice';

/** GET /notices (decision 109): what the platform has to say now to who looks at a site. */
export const listCurrentNotices = endpoint({
  method: 'GET',
  path: '/notices',
  tag: 'Notices',
  summary: 'Lists the active announcements for the account',
  access: 'session',
  shows: ['Notices'],
  query: z.object({ site: z.optional(z.enum(['community', 'user'])) }),
  data: currentNoticesSchema,
});
