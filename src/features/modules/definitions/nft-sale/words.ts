import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Get alerts when NFTs from your collections are sold.',
  keywords: 'sold marketplace sales alerts sweep magic eden tensor salesbot',
};
