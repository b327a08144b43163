import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Alerts on what chosen wallets do.',
  keywords: 'whale watch transactions',
};
