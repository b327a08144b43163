import * as z from 'zod/mini';
import { idSchema } from '@/shared/api/fields';
import { iso } from '../clock';
import type { NotificationRow } from './rows';
import { pageOf } from '../http/paging';
import { on, withSession, type Handle, type SignedIn } from '../http/endpoint';
import { invalid, ok } from '../http/envelope';

const siteSchema = z.enum(['community', 'user']);
const readSchema = z.object({ site: siteSchema, ids: z.optional(z.array(idSchema)) });

const viewOf = ({ id, title, text, path, at, isRead }: NotificationRow) => ({
  id,
  title,
  text,
  path,
  at: iso(at),
  isRead,
});

/** GET /users/notifications?site=…, newest first, with the number of those unread. */
const list: Handle<SignedIn> = ({ world, user, url }) => {
  const site = siteSchema.safeParse(url.searchParams.get('site'));
  if (!site.success) return invalid([{ path: 'site', message: 'Is community or user.' }]);
  const mine = world.db.notifications
    .filter((row) => row.userId === user.id && row.site === site.data)
    .sort((one, other) => other.at - one.at);
  const unread = mine.filter(({ isRead }) => !isRead).length;
  return ok({ ...pageOf(mine.map(viewOf), url.searchParams), unread });
};

/** PUT /users/notifications/read {site, ids?}: those, or all of the site. Other people's are left alone. */
const markRead: Handle<SignedIn> = async ({ world, user, body }) => {
  const parsed = readSchema.safeParse(await body());
  if (!parsed.success) return invalid([{ path: 'site', message: 'Is community or user.' }]);
  const { site, ids } = parsed.data;
  for (const row of world.db.notifications) {
    const isMeant = row.userId === user.id && row.site === site;
    if (isMeant && (ids === undefined || ids.includes(row.id))) row.isRead = true;
  }
  return ok(null, 'Marked as read.');
};

export const notificationEndpoints = [
  on.get('/api/users/notifications', withSession(list)),
  on.put('/api/users/notifications/read', withSession(markRead)),
];
