import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Reward chatting with XP, levels and roles.',
  keywords: 'levels leveling xp rank leaderboard messages points mee6',
};
