import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Reward members for inviting people who stay.',
  keywords: 'referrals referral invitations invites tracker campaign',
};
