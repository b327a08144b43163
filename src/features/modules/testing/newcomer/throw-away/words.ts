import type { ModuleWords } from '../../../engine/about';

export const words: ModuleWords = {
  purpose: 'Shows that a module is one folder.',
  keywords: 'newcomer example',
};
