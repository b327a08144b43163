import { counted } from '@/shared/text/language';

/** How often what only watches would have acted in the last seven days, in words. */
export const watchedInWords = (times: number): string =>
  times === 0
    ? 'Nothing to act on in the last 7 days'
    : `Would have acted ${counted(times, 'time')} in the last 7 days`;
