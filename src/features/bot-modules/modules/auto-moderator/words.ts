import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Removes what nobody wants to read, and acts on who repeats it.',
  keywords: 'automod moderation spam links bad words filter',
};
