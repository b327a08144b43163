import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'verification-bot',
  title: 'Captcha verification',
  family: 'moderation',
  icon: 'badge',
  place: 2,
  planItem: 'verification-bot',
  route: 'verification-bot',
};
