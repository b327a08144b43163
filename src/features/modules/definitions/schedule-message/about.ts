import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'schedule-message',
  title: 'Scheduled message',
  family: 'moderation',
  icon: 'calendar',
  place: 8,
  planItem: 'schedule-message',
  route: 'schedule-message',
  rulePage: { path: 'schedule-message/form/:params', title: 'Scheduled message' },
};
