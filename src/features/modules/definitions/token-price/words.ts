import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'A price ticker in your channel list, and alerts when a price moves.',
  keywords: 'ticker coin usd sol',
};
