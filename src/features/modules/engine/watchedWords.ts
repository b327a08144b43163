import { counted } from '@/shared/text/language';

/** How often what only watches would have acted, in words. */
export const wouldHaveActed = (times: number): string =>
  times === 0 ? 'Nothing to act on' : `Would have acted ${counted(times, 'time')}`;

/** The same of the last seven days. */
export const watchedInWords = (times: number): string =>
  `${wouldHaveActed(times)} in the last 7 days`;
