import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Give the bot your community’s name, look and number format.',
  keywords: 'nickname avatar branding look white label explorer',
  isSilent: true,
};
