import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Posts about sales of your collections.',
  keywords: 'sold marketplace sales alerts',
};
