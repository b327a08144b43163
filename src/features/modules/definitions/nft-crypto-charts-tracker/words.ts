import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Charts of prices and floors, on command and on time.',
  keywords: 'graph candles price chart',
};
