import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Rewards what members do with your posts on X.',
  keywords: 'twitter x posts raids likes retweets',
};
