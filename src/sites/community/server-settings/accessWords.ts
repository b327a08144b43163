import type { ServerRole } from '@/shared/api/serverRole';

/** What each kind of access is called, and what it lets one do (decision 72). */
export const roleWords: Readonly<Record<ServerRole, { name: string; about: string }>> = {
  viewer: {
    name: 'Viewer',
    about: 'Read-only. Can’t see submissions, tickets, wallets or payouts.',
  },
  editor: { name: 'Editor', about: 'Manages modules and quests.' },
  reviewer: { name: 'Reviewer', about: 'Reviews submissions.' },
  treasurer: { name: 'Treasurer', about: 'Buys packages and approves payouts.' },
  owner: { name: 'Owner', about: 'Full access, including team access.' },
};
