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
  description: 'Awards badges whose rules members have met since, and notifies these members.',
  order: 'Oldest first; equal times by ID.',
  access: 'viewer',
  shows: ['Badges', 'Points', 'Quests', 'Seasons', 'Members'],
  params: ofServer,
  data: badgeSettingsSchema,
});

/** POST /servers/{id}/badges/count */
export const countBadgeMembers = endpoint({
  method: 'POST',
  path: '/servers/{id}/badges/count',
  tag,
  summary: 'Counts the members who currently meet a badge rule',
  description:
    'Counts current members by what they have done so far, whether they have earned a badge or not. Doesn’t save the rule or award badges.',
  access: 'viewer',
  shows: ['Badges', 'Points', 'Quests', 'Seasons', 'Members'],
  changes: [],
  unchanged: 'Returns a count and changes nothing.',
  params: ofServer,
  body: z.object({ rule: badgeRuleBody }),
  data: badgeCountSchema,
});

/** POST /servers/{id}/badges */
export const createBadge = endpoint({
  method: 'POST',
  path: '/servers/{id}/badges',
  tag,
  summary: 'Adds a badge',
  description:
    'If the badge is on, members who already meet its rule earn it and are notified. A server can have 50 badges, whose names differ in more than upper and lower case. Returns 400 for a taken name, and for a quest of another server.',
  access: 'editor',
  changes: ['Badges', 'AuditLog', 'Notifications'],
  idempotent: true,
  params: ofServer,
  body: badgeBody,
  status: 201,
  data: oneBadgeSchema,
  errors: { 'limit-reached': null },
});

/** PUT …/badges/{badgeId} */
export const updateBadge = endpoint({
  method: 'PUT',
  path: '/servers/{id}/badges/{badgeId}',
  tag,
  summary: 'Updates a badge',
  description:
    'Replaces all fields. Members who met the old rule before the change earn the badge, and members who have earned it keep it. A badge that is off can’t be earned.',
  access: 'editor',
  changes: ['Badges', 'AuditLog', 'Notifications'],
  params: ofBadge,
  body: z.object({ ...badgeBody.shape, version: z.int() }),
  data: oneBadgeSchema,
  errors: { 'badge-not-found': null, 'stale-version': null },
});

/** DELETE …/badges/{badgeId} */
export const deleteBadge = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/badges/{badgeId}',
  tag,
  summary: 'Deletes a badge and removes it from members who earned it',
  description:
    'Members who earned the badge don’t see it anymore. Undoing the deletion restores it for them.',
  access: 'editor',
  changes: ['Badges', 'AuditLog'],
  params: ofBadge,
  data: removed,
  errors: { 'badge-not-found': null },
});
