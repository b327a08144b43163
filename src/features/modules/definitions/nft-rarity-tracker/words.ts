import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Look up NFT rarity, and get alerts when rare NFTs are listed or sold.',
  keywords: 'rank ranking traits rare tiers openrarity howrare',
};
