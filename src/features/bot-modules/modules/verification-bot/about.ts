import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'verification-bot',
  title: 'Captcha verification',
  family: 'moderation',
  purpose: 'Newcomers prove that they are human before they can write.',
  planItem: 'verification-bot',
  route: 'verification-bot',
};
