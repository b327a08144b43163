import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Rewards good conversation with XP, levels and roles.',
  keywords: 'levels xp rank messages points',
};
