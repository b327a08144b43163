import { expect, test } from 'vitest';
import { UNKNOWN } from '@/shared/api/fields';
import { stepInWords } from './claimWords';

test.each([
  ['LOCKED', 'Points locked'],
  ['AUDITED', 'Unknown'],
  [UNKNOWN, 'Unknown'],
])('the claim step %s is shown as "%s"', (step, words) => {
  expect(stepInWords(step)).toBe(words);
});
