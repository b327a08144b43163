import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Give roles to NFT holders, and remove them after a sale.',
  keywords: 'token gating gate roles collection nft holders traits',
};
