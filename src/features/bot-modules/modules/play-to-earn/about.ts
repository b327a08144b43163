import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'play-to-earn',
  title: 'Play to earn',
  family: 'earning',
  purpose: 'Games for points, with limits and open odds.',
  planItem: 'play-to-earn',
  route: 'bots/play-to-earn',
};
