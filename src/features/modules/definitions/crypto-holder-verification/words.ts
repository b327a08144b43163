import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Members who hold enough of a token get roles, step by step.',
  keywords: 'token gating gate roles holders',
};
