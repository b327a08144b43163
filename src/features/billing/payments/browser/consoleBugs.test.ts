// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createConsoleBugs } from './consoleBugs';

test('each distinct mistake is logged to the console as an error once', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const bugs = createConsoleBugs();
  const mistake = new TypeError('x is undefined');
  bugs.report(mistake);
  bugs.report(new TypeError('x is undefined'));
  bugs.report(new TypeError('y is undefined'));
  expect(error.mock.calls.map(([, told]) => told)).toEqual([
    mistake,
    new TypeError('y is undefined'),
  ]);
});
