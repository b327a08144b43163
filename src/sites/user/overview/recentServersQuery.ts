import type { MembershipsQuery } from '@/features/server/memberships/membershipsApi';

/** The eight servers one was last active on. */
export const recentServersQuery: MembershipsQuery = {
  scope: 'MINE',
  order: 'recent',
  page: 1,
  pageSize: 8,
};
