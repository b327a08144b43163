import type { ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  removed: {
    wallet: 'Rewards are always paid from the server’s ledger wallet.',
    claim:
      'Points are credited and tokens sent at the end of each period. Claiming tokens for points has its own settings.',
    needsVerifiedWallet: 'Only linked wallets count. Members link a wallet by signing a message.',
    paysAssetOnce: 'Holdings are read at one moment, so an NFT pays once per period.',
  },
};
export default effects;
