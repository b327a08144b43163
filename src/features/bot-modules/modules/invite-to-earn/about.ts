import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'invite-to-earn',
  title: 'Invite to earn',
  family: 'earning',
  purpose: 'Rewards invites that stay.',
  planItem: 'invite-to-earn',
  route: 'bots/invite-to-earn',
};
