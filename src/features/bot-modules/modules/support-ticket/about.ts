import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'support-ticket',
  title: 'Support ticket',
  family: 'moderation',
  purpose: 'Private conversations of members and your staff, with a record.',
  planItem: 'support-ticket',
  route: 'bots/support-ticket',
};
