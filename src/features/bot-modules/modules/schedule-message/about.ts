import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'schedule-message',
  title: 'Scheduled message',
  family: 'moderation',
  purpose: 'Posts a message once or again and again, at the right time of the clock.',
  planItem: 'schedule-message',
  route: 'schedule-message',
  formRoute: 'schedule-message/form',
};
