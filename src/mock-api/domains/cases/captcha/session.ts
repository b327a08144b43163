import type { ValuesOf } from '@/features/modules/common-fields/field';
import { durationWords } from '@/shared/time/durationWords';
import type captcha from '@/features/modules/definitions/verification-bot/definition';
import { counted } from '@/shared/text/language';
import { DAY, SECOND } from '@/shared/time/durations';
import type { CaseEntry } from '../rows';

export type CaptchaSettings = ValuesOf<typeof captcha.fields>;

/** An answer to a challenge. */
export interface Answer {
  /** From the challenge to the answer, ms. */
  takes: number;
  isRight: boolean;
}

/** A newcomer who presses the panel’s button. */
export interface Visit {
  /** ms since 1970. */
  at: number;
  /** When the Discord account was made, ms since 1970; null where that is unknown. */
  accountCreatedAt: number | null;
  /** What they would answer, try by try. Those that lack are not given in time. */
  answers: readonly Answer[];
}

export interface Session {
  state: 'PASSED' | 'FAILED' | 'WAITING';
  /** ms since 1970. */
  endsAt: number;
  entries: CaseEntry[];
}

/** What the settings make of a visit. */
export function judgeVisit(
  values: CaptchaSettings,
  { at, accountCreatedAt, answers }: Visit,
): Session {
  const entries: CaseEntry[] = [];
  const note = (when: number, text: string) => entries.push({ at: when, by: null, text });
  const ended = (state: Session['state'], endsAt: number): Session => ({ state, endsAt, entries });

  const { minAccountAge: least, passAccountAge: enough } = values;
  if (accountCreatedAt !== null) {
    const age = at - accountCreatedAt;
    const words = counted(Math.max(0, Math.floor(age / DAY)), 'day');
    if (age < least * DAY) {
      note(at, `The account is ${words} old. Minimum: ${counted(least, 'day')}.`);
      return ended('FAILED', at);
    }
    if (enough > 0 && age > enough * DAY) {
      note(at, `The account is ${words} old, so no challenge was needed.`);
      return ended('PASSED', at);
    }
  }

  const limit = values.timeLimit * SECOND;
  let time = at;
  for (let attempt = 1; attempt <= values.maxAttempts; attempt += 1) {
    const answer = answers[attempt - 1];
    const isInTime = answer !== undefined && answer.takes <= limit;
    time += isInTime ? answer.takes : limit;
    const which = `Attempt ${String(attempt)}`;
    if (!isInTime) note(time, `${which}: no answer within ${durationWords(limit / SECOND)}.`);
    else if (values.isManual) {
      note(time, `${which}: answered. Waiting for a moderator.`);
      return ended('WAITING', time);
    } else if (answer.isRight) {
      note(time, `${which}: correct answer.`);
      return ended('PASSED', time);
    } else note(time, `${which}: wrong answer.`);
  }
  note(time, 'No attempts left.');
  return ended('FAILED', time);
}

/** What happens to a member who fails. */
export interface Failure {
  action: 'TIMEOUT' | 'KICK' | 'BAN' | null;
  /** From when on they may try again, ms since 1970; null where they are removed. */
  retryAt: number | null;
  text: string;
}

export function failureOf({ onFail, failFor }: CaptchaSettings, at: number): Failure {
  const later = at + failFor * SECOND;
  switch (onFail) {
    case 'COOLDOWN':
      return {
        action: null,
        retryAt: later,
        text: `The member can try again after ${durationWords(failFor)}.`,
      };
    case 'TIMEOUT':
      return {
        action: 'TIMEOUT',
        retryAt: later,
        text: `Timed the member out for ${durationWords(failFor)}.`,
      };
    case 'KICK':
      return { action: 'KICK', retryAt: null, text: 'Kicked the member.' };
    case 'BAN':
      return { action: 'BAN', retryAt: null, text: 'Banned the member.' };
    default:
      return { action: null, retryAt: at, text: 'The member can try again.' };
  }
}
