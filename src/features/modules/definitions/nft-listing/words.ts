import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Posts about new listings of your collections.',
  keywords: 'listed marketplace alerts',
};
