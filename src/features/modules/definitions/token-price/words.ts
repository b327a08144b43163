import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Show token prices in your channel list, and get alerts when they move.',
  keywords: 'ticker coin usd sol alerts pump dump',
};
