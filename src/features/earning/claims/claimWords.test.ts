import { expect, test } from 'vitest';
import { UNKNOWN } from '@/shared/api/fields';
import { stepInWords } from './claimWords';

test.each([
  ['LOCKED', 'Points locked'],
  ['AUDITED', 'AUDITED'],
  [UNKNOWN, 'Unknown step'],
])('the step %s of a claim is told as "%s"', (step, words) => {
  expect(stepInWords(step)).toBe(words);
});
