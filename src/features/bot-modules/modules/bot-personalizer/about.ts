import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'bot-personalizer',
  title: 'Bot personalizer',
  family: 'moderation',
  purpose: 'Makes the bot look like your community’s own.',
  planItem: 'bot-personalizer',
  route: 'bots/bot-personalizer',
};
