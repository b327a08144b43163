import type { MembershipsAsked } from '@/features/server/memberships/membershipsApi';

/** The eight servers one was last active on. */
export const stripAsked: MembershipsAsked = {
  scope: 'MINE',
  order: 'recent',
  page: 1,
  pageSize: 8,
};
