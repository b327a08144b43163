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
  [{}, 'The members’ site: it begins at once and lasts 90 minutes.'],
  [{ lasts: 1440 }, 'The members’ site: it begins at once and lasts 1 day.'],
  [
    { kind: 'MAINTENANCE', startsIn: 120 },
    'Everything is closed: it begins in 2 hours and lasts 90 minutes.',
  ],
] as const)('%o is said as one reads it', (change, words) => {
  expect(whenInWords({ ...notice, ...change })).toBe(words);
});
