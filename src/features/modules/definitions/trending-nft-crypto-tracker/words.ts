import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Posts what is heating up on Solana, without the scams.',
  keywords: 'hot top movers',
};
