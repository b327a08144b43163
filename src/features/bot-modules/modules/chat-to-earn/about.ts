import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'chat-to-earn',
  title: 'Chat to earn',
  family: 'earning',
  purpose: 'Rewards good conversation with XP, levels and roles.',
  planItem: '23',
  route: 'chat-to-earn',
  formRoute: 'chat-to-earn/form',
};
