import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Private conversations of members and your staff, with a record.',
  keywords: 'tickets help desk modmail',
};
