import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { removed } from '@/shared/api/removed';
import { badgeRuleBody } from '../badgeRule';
import { badgeBody, badgeCountSchema, badgeSettingsSchema, oneBadgeSchema } from './badgeSettings';

const tag = 'Badges';
const ofServer = { id: serverParam };
const ofBadge = { ...ofServer, badgeId: idOf('badge', 'ID of the badge.') };

/** GET /servers/{id}/badges */
export const listServerBadges = endpoint({
  method: 'GET',
  path: '/servers/{id}/badges',
  tag,
  summary: 'Lists a server’s badges, oldest first',
  access: 'viewer',
  shows: ['Badges', 'Points', 'Quests', 'Seasons', 'Members'],
  params: ofServer,
  data: badgeSettingsSchema,
});

/** POST /servers/{id}/badges/count: changes nothing. */
export const countBadgeMembers = endpoint({
  method: 'POST',
  path: '/servers/{id}/badges/count',
  tag,
  summary: 'Counts the members who currently meet a badge rule',
  description: 'Doesn’t save the rule or award badges.',
  access: 'viewer',
  shows: ['Badges', 'Points', 'Quests', 'Seasons', 'Members'],
  changes: [],
  unchanged: 'Returns a count and changes nothing.',
  params: ofServer,
  body: z.object({ rule: badgeRuleBody }),
  data: badgeCountSchema,
});

/** POST /servers/{id}/badges: 409 if the server has the most badges allowed. */
export const createBadge = endpoint({
  method: 'POST',
  path: '/servers/{id}/badges',
  tag,
  summary: 'Adds a badge',
  description: 'If the badge is on, members who already meet its rule earn it.',
  access: 'editor',
  changes: ['Badges', 'AuditLog', 'Notifications'],
  idempotent: true,
  params: ofServer,
  body: badgeBody,
  status: 201,
  data: oneBadgeSchema,
  errors: { 409: null },
});

/** PUT …/badges/{badgeId}: 409 if someone else changed it. */
export const updateBadge = endpoint({
  method: 'PUT',
  path: '/servers/{id}/badges/{badgeId}',
  tag,
  summary: 'Updates a badge',
  description: 'Members who have earned the badge keep it even if its rule changes.',
  access: 'editor',
  changes: ['Badges', 'AuditLog', 'Notifications'],
  params: ofBadge,
  body: z.object({ ...badgeBody.shape, version: z.int() }),
  data: oneBadgeSchema,
  errors: { 409: null },
});

/** DELETE …/badges/{badgeId} */
export const deleteBadge = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/badges/{badgeId}',
  tag,
  summary: 'Deletes a badge and removes it from members who earned it',
  description: 'Undoing the deletion restores the badge for those members.',
  access: 'editor',
  changes: ['Badges', 'AuditLog'],
  params: ofBadge,
  data: removed,
});
