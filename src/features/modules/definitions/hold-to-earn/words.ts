import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Rewards members for what they hold, without taking it into custody.',
  keywords: 'staking rewards payout yield',
};
