import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'One currency for all activity, with its budget and its guards.',
  keywords: 'activity points reactions voice',
};
