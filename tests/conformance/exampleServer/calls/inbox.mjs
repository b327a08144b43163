// Notices and notifications, which every page asks for.

import { ago, data } from '../data.mjs';
import { ordered, pageOf } from '../lists.mjs';

export function listCurrentNotices({ query: { site = 'community' } }) {
  const notices = data.notices.filter((notice) => notice.site === site && !(notice.until < ago(0)));
  return { notices: notices.map(({ id, text, until }) => ({ id, text, until })), isClosed: false };
}

const inboxOf = (user, site) =>
  data.notifications.filter((row) => row.user === user.id && row.site === site);

export function listNotifications({ user, query }) {
  const rows = inboxOf(user, query.site);
  const page = pageOf(ordered(rows, '-at', 'id'), query);
  const items = page.items.map(({ user: _u, site: _s, ...notification }) => notification);
  return { ...page, items, unread: rows.filter(({ isRead }) => !isRead).length };
}

export function markNotificationsRead({ user, body: { site, ids } }) {
  for (const row of inboxOf(user, site)) if (!ids || ids.includes(row.id)) row.isRead = true;
  return null;
}
