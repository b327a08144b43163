import { expect, test } from 'vitest';
import { failureText } from './queryError';

const OTHERWISE = 'It couldn’t be loaded.';

test('an error with a message from the server shows that message', () => {
  expect(failureText({ status: 503, message: 'Back at noon.' }, OTHERWISE)).toBe('Back at noon.');
});

test.each([undefined, null, 'text', {}, { message: '' }, { message: 7 }])(
  'an error without a message shows the fallback text: %j',
  (error) => {
    expect(failureText(error, OTHERWISE)).toBe(OTHERWISE);
  },
);
