import type { ServerRole } from '@/shared/api/serverRole';

/** What each kind of access is called, and what it lets one do (decision 72). */
export const roleWords: Readonly<Record<ServerRole, { name: string; about: string }>> = {
  viewer: { name: 'Viewer', about: 'Looks at everything but money’s keys, and changes nothing.' },
  editor: { name: 'Editor', about: 'Changes modules and quests.' },
  reviewer: { name: 'Reviewer', about: 'Decides on what members hand in.' },
  treasurer: { name: 'Treasurer', about: 'Orders packages, pays, and approves payouts.' },
  owner: { name: 'Owner', about: 'All of it, and gives access.' },
};
