import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Let members play games for points, with daily limits and open odds.',
  keywords: 'games minigames casino gambling dice coinflip slots wheel trivia rumble',
};
