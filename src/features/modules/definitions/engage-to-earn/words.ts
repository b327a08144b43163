import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Reward chat, voice, reactions and invites with one server currency.',
  keywords: 'activity points currency economy reactions voice engagement',
};
