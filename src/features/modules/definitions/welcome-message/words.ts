import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Welcome new members, say goodbye and give starter roles.',
  keywords: 'greeting greet hello goodbye farewell join leave autorole auto role dm',
};
