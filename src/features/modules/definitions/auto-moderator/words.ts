import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Deletes spam and scams, and acts on members who send them.',
  keywords: 'automod moderation spam links bad words filter',
};
