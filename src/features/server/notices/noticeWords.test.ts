import { expect, test } from 'vitest';
import type { NoticeBody } from './notice';
import { whenInWords } from './noticeWords';

const notice: NoticeBody = {
  kind: 'ANNOUNCEMENT',
  text: 'New bots.',
  audience: 'MEMBERS',
  startsIn: 0,
  lasts: 90,
};

test.each([
  [{}, 'Audience: User site. Starts now and lasts 90 minutes.'],
  [{ lasts: 1440 }, 'Audience: User site. Starts now and lasts 1 day.'],
  [{ kind: 'MAINTENANCE', startsIn: 120 }, 'Starts in 2 hours and lasts 90 minutes.'],
] as const)('%o is said as one reads it', (change, words) => {
  expect(whenInWords({ ...notice, ...change })).toBe(words);
});
