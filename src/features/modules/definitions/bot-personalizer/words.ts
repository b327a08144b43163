import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Makes the bot look like your community’s own.',
  keywords: 'nickname avatar branding look',
};
