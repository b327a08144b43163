import { expect, test } from 'vitest';
import { failureText } from './queryError';

const OTHERWISE = 'It couldn’t be loaded.';

test('the server’s message is what is said', () => {
  expect(failureText({ status: 503, message: 'Back at noon.' }, OTHERWISE)).toBe('Back at noon.');
});

test.each([undefined, null, 'text', {}, { message: '' }, { message: 7 }])(
  'without one it is something of our own: %j',
  (error) => {
    expect(failureText(error, OTHERWISE)).toBe(OTHERWISE);
  },
);
