import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Block spam, scams and bad words, and act on members who post them.',
  keywords: 'automod moderation spam scam drainer links invites bad words filter raid',
  isSilent: true,
};
