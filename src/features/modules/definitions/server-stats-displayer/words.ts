import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Channel names that count members, boosts and more.',
  keywords: 'member count counter channel',
};
