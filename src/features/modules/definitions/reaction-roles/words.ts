import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Members pick roles themselves, from a message.',
  keywords: 'self roles buttons menu emoji picker',
};
