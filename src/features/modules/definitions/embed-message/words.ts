import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Messages in your colors, posted and later changed from here.',
  keywords: 'rich post announcement webhook',
};
