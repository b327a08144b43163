import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { noticeBody, noticesSchema } from './notice';

const tag = 'Notices';

/** GET /staff/notices (decision 109): the newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/staff/notices',
  tag,
  summary: 'Lists announcements and maintenance windows',
  access: 'staff',
  shows: ['Notices'],
  data: noticesSchema,
});

/** POST /staff/notices. 409 where two windows of maintenance would be open at once. */
export const createNotice = endpoint({
  method: 'POST',
  path: '/staff/notices',
  tag,
  summary: 'Creates an announcement or a maintenance window',
  description: 'During maintenance, every call returns 503 unless staff made it.',
  access: 'staff',
  changes: ['Notices', 'Staff'],
  idempotent: true,
  body: noticeBody,
  data: nothing,
  status: 201,
  errors: { 409: null },
});

/** POST /staff/notices/{noticeId}/end. 409 where it is over. */
export const endNotice = endpoint({
  method: 'POST',
  path: '/staff/notices/{noticeId}/end',
  tag,
  summary: 'Ends a notice early',
  access: 'staff',
  changes: ['Notices', 'Staff'],
  params: { noticeId: idOf('notice', 'ID of the notice.') },
  data: nothing,
  errors: { 404: null, 409: null },
});
