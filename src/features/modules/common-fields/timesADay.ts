import { counted } from '@/shared/text/language';

const DAY = 86_400;

/** How often a day something happens that is done at an interval: "Posts a chart 4 times a day." */
export const timesADay = (seconds: number, what: string): string | null =>
  seconds > 0 && seconds <= DAY ? `${what} ${often(Math.floor(DAY / seconds))} a day.` : null;

const often = (times: number) => (times === 1 ? 'once' : counted(times, 'time'));
