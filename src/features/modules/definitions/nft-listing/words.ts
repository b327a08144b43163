import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Get alerts for new listings in your collections.',
  keywords: 'listed delisted bids marketplace alerts magic eden tensor snipe',
};
