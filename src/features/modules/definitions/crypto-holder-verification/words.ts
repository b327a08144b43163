import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Give tiered roles based on how many tokens members hold.',
  keywords: 'token gating gate roles holders tiers whale balance',
};
