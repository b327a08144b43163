import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Post price and floor charts on command or on a schedule.',
  keywords: 'graph candles candlestick price chart ohlc technical analysis',
};
