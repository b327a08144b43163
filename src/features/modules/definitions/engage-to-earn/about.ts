import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'engage-to-earn',
  title: 'Engage to earn',
  family: 'earning',
  icon: 'handshake',
  place: 2,
  planItem: '23',
  route: 'bots/engage-to-earn',
};
