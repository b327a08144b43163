import { personaUserId } from '../accounts/personas';
import type { AccessRow } from './rows';

const reviewer = personaUserId('reviewer');

/** The reviewer persona reviews on one server, owns another, is a viewer on a third, and has no role on the rest. */
export const seedAccess = (): AccessRow[] => [
  { serverId: 'srv-keep', userId: reviewer, roleId: null, role: 'reviewer' },
  { serverId: 'srv-other', userId: reviewer, roleId: null, role: 'owner' },
  { serverId: 'srv-guest', userId: reviewer, roleId: null, role: 'viewer' },
  { serverId: 'srv-apes', userId: 'usr-2', roleId: null, role: 'editor' },
  { serverId: 'srv-keep', userId: 'usr-3', roleId: null, role: 'treasurer' },
  { serverId: 'srv-keep', userId: 'usr-4', roleId: null, role: 'editor' },
];
