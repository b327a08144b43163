import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'play-to-earn',
  title: 'Play to earn',
  family: 'earning',
  icon: 'game',
  place: 5,
  planItem: 'play-to-earn',
  route: 'bots/play-to-earn',
};
