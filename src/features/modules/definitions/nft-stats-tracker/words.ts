import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Report collection and token stats on a schedule or when they move.',
  keywords: 'report floor volume holders market cap liquidity digest',
};
