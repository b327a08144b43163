import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'bot-personalizer',
  title: 'Bot personalizer',
  family: 'moderation',
  icon: 'profile',
  place: 6,
  planItem: 'bot-personalizer',
  route: 'bots/bot-personalizer',
};
