import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'invite-to-earn',
  title: 'Invite to earn',
  family: 'earning',
  icon: 'invite',
  place: 4,
  planItem: 'invite-to-earn',
  route: 'bots/invite-to-earn',
};
