import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'support-ticket',
  title: 'Support ticket',
  family: 'moderation',
  icon: 'support',
  place: 5,
  planItem: 'support-ticket',
  route: 'bots/support-ticket',
};
