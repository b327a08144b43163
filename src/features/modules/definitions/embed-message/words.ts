import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Post custom embeds, and edit them later from the dashboard.',
  keywords: 'rich post announcement webhook rules discohook',
};
