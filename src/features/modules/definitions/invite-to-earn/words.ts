import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Rewards invites that stay.',
  keywords: 'referrals invitations campaign',
};
