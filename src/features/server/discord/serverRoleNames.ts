import type { ServerRole } from '@/shared/api/serverRole';

/** What each kind of access is called. */
export const serverRoleNames: Readonly<Record<ServerRole, string>> = {
  viewer: 'Viewer',
  editor: 'Editor',
  reviewer: 'Reviewer',
  treasurer: 'Treasurer',
  owner: 'Owner',
};
