import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Reward holders without staking. Assets stay in their wallets.',
  keywords: 'staking soft staking holders rewards payout airdrop yield',
};
