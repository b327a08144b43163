import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Newcomers prove that they are human before they can write.',
  keywords: 'captcha verify raid bots robots gate',
};
