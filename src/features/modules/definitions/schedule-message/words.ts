import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Posts a message once or again and again, at the right time of the clock.',
  keywords: 'timer reminder repeat cron later',
};
