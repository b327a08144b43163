import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Post what’s trending on Solana, with risky tokens filtered out.',
  keywords: 'hot top movers gainers rug volume',
};
