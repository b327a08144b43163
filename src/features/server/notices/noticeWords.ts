import { durationWords } from '@/shared/time/durationWords';
import type { audiences, NoticeBody } from './notice';

/** Whom an announcement is for, in words. */
export const audienceNames: Readonly<Record<(typeof audiences)[number], string>> = {
  EVERYBODY: 'Everyone',
  OWNERS: 'Community site',
  MEMBERS: 'User site',
};

const MINUTE = 60;

/** To whom a notice is said, from when, and how long: what one agrees to before it is set. */
export function whenInWords({ kind, audience, startsIn, lasts }: NoticeBody): string {
  const starts = startsIn === 0 ? 'now' : `in ${durationWords(startsIn * MINUTE)}`;
  const time = `Starts ${starts} and lasts ${durationWords(lasts * MINUTE)}.`;
  return kind === 'MAINTENANCE' ? time : `Audience: ${audienceNames[audience]}. ${time}`;
}
