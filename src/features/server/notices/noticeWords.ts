import { counted } from '@/shared/text/language';
import type { audiences, NoticeBody } from './notice';

/** Whom an announcement is for, in words. */
export const audienceNames: Readonly<Record<(typeof audiences)[number], string>> = {
  EVERYBODY: 'Everyone',
  OWNERS: 'Community site',
  MEMBERS: 'User site',
};

const DAY = 1440;
const HOUR = 60;

/** So many minutes in the largest unit that leaves nothing over: "2 hours", "90 minutes". */
function lengthInWords(minutes: number): string {
  if (minutes >= DAY && minutes % DAY === 0) return counted(minutes / DAY, 'day');
  if (minutes >= HOUR && minutes % HOUR === 0) return counted(minutes / HOUR, 'hour');
  return counted(minutes, 'minute');
}

/** To whom a notice is said, from when, and how long: what one agrees to before it is set. */
export function whenInWords({ kind, audience, startsIn, lasts }: NoticeBody): string {
  const starts = startsIn === 0 ? 'now' : `in ${lengthInWords(startsIn)}`;
  const time = `Starts ${starts} and lasts ${lengthInWords(lasts)}.`;
  return kind === 'MAINTENANCE' ? time : `Audience: ${audienceNames[audience]}. ${time}`;
}
