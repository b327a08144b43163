import { MINUTE, SECOND } from '@/shared/time/durations';
import { randomOf } from '../../../store/hashed';
import type { Answer } from './session';

const MOST_ATTEMPTS = 10;

/** How a newcomer of the embedded world behaves: when they come to the panel, and what they answer. */
export interface Manner {
  /** From joining, or from when they may try again, ms. */
  comesAfter: number;
  answers: readonly Answer[];
  /** Whether they come back after a failure. */
  comesBack: boolean;
}

/** The same for the same newcomer and visit, whatever the settings. */
export function mannerOf(serverId: string, userId: string, visit: number): Manner {
  const random = randomOf('captcha', serverId, userId, String(visit));
  const isHuman = random.next() < 0.8;
  const comesAfter = random.int(1, 20) * MINUTE;
  const comesBack = random.next() < 0.6;
  const answers = Array.from({ length: MOST_ATTEMPTS }, (): Answer => {
    const isSlow = random.next() < 0.06;
    return {
      takes: isSlow ? random.int(11, 90) * MINUTE : random.int(5, 90) * SECOND,
      isRight: random.next() < (isHuman ? 0.75 : 0.05),
    };
  });
  return { comesAfter, answers, comesBack };
}
