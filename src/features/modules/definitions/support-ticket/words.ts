import type { ModuleWords } from '../../engine/about';

export const words: ModuleWords = {
  purpose: 'Handle member questions in private tickets, with transcripts.',
  keywords: 'tickets help desk helpdesk modmail support transcript',
};
