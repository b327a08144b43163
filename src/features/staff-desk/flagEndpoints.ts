import { endpoint, idOf } from '@/shared/api/endpoint';
import { flagBody, flagsSchema, oneFlag } from './flag';

const tag = 'Staff';

/** GET /staff/flags (decision 125). */
export const listFlags = endpoint({
  method: 'GET',
  path: '/staff/flags',
  tag,
  summary: 'What staff can switch off, and how it stands',
  access: 'staff',
  shows: ['Flags'],
  data: flagsSchema,
});

/** PUT /staff/flags/{flagId}: in force with the next call that asks. */
export const changeFlag = endpoint({
  method: 'PUT',
  path: '/staff/flags/{flagId}',
  tag,
  summary: 'Switches something on, off, or on for some servers',
  access: 'staff',
  changes: ['Flags', 'StaffDesk'],
  params: { flagId: idOf('flag', 'Name of the flag.') },
  body: flagBody,
  data: oneFlag,
  errors: { 404: null, 409: null },
});
