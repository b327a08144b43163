import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Reports on collections and tokens, on time or when something moves.',
  keywords: 'report floor volume holders',
};
