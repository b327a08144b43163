import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Reward members for liking, reposting and replying to your X posts.',
  keywords: 'twitter x posts raids raid likes retweets replies shill engagement',
};
