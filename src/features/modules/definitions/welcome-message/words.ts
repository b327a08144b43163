import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Greets who joins, says goodbye, and gives the first roles.',
  keywords: 'greeting greet hello goodbye join leave autorole',
};
