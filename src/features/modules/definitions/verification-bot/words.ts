import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Make new members prove they’re human before they can chat.',
  keywords: 'captcha verify verification raid antiraid bots robots gate',
};
