import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Post messages once or on a repeating schedule.',
  keywords: 'timer reminder repeat recurring cron later gm',
};
