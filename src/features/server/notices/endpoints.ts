import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { currentNoticesSchema } from './notice';

/** GET /notices (docs/product/staff.md): what the platform has to say now to who looks at a site. */
export const listCurrentNotices = endpoint({
  method: 'GET',
  path: '/notices',
  tag: 'Notices',
  summary: 'Lists the active announcements for the account',
  description:
    'Returns announcements in effect for this site’s audience. It never returns maintenance as a notice: during maintenance, everyone but staff gets 503.',
  access: 'session',
  order: 'First created first.',
  polledEvery: 60,
  shows: ['Notices'],
  query: z.object({
    site: z
      .optional(z.enum(['community', 'user']))
      .check(z.describe('The site that shows the notices. Defaults to `community`.')),
  }),
  data: currentNoticesSchema,
});
