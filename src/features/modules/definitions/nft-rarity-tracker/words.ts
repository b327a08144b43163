import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Answers what rank a piece has, and tells when a rare one is listed or sold.',
  keywords: 'rank traits rare',
};
