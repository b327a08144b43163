import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Let members pick their own roles from a message.',
  keywords: 'self roles self-assign buttons menu dropdown emoji picker',
};
