import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { noticeBody, noticesSchema } from './notice';

const tag = 'Notices';

/** GET /staff/notices (docs/product/staff.md): the newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/staff/notices',
  tag,
  summary: 'Lists announcements and maintenance windows',
  description:
    'Has all notices, also past ones. A notice that ends early has `until` set to that time.',
  access: 'staff',
  order: 'Last created first.',
  shows: ['Notices'],
  data: noticesSchema,
});

/** POST /staff/notices. 409 where two windows of maintenance would be open at once. */
export const createNotice = endpoint({
  method: 'POST',
  path: '/staff/notices',
  tag,
  summary: 'Creates an announcement or a maintenance window',
  description:
    'An announcement is shown to its audience until it ends. During maintenance, every call returns 503 unless staff make it, except for renewing and ending a session. Returns 409 if two maintenance windows would overlap.',
  access: 'staff',
  changes: ['Notices', 'Staff'],
  idempotent: true,
  body: noticeBody,
  data: nothing,
  status: 201,
  errors: { 'window-taken': null },
});

/** POST /staff/notices/{noticeId}/end. 409 where it is over. */
export const endNotice = endpoint({
  method: 'POST',
  path: '/staff/notices/{noticeId}/end',
  tag,
  summary: 'Ends a notice early',
  description: 'Ends it now, also if it hasn’t started yet. Returns 409 if it’s over.',
  access: 'staff',
  changes: ['Notices', 'Staff'],
  params: { noticeId: idOf('notice', 'ID of the notice.') },
  data: nothing,
  errors: { 'already-ended': null, 'notice-not-found': null },
});
