import { describe, expect, it } from 'vitest';
import { describeError } from './describeError';

const WALLET = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';

describe('describeError', () => {
  it('keeps name, message and stack', () => {
    const error = new TypeError('x is not a function');
    error.stack = 'TypeError: x is not a function\n    at https://bots.io/assets/abc1234.js:1:20';
    expect(describeError({ what: 'Uncaught error', error })).toEqual({
      what: 'Uncaught error',
      name: 'TypeError',
      message: 'x is not a function',
      stack: error.stack,
    });
  });

  it.each([
    [`No account ${WALLET}`, 'No account <key>'],
    ['Server 771100000000000001 is gone', 'Server <id> is gone'],
    ['Failed: https://bots.io/dashboard?ref=abc#token', 'Failed: https://bots.io/dashboard'],
    ['mira@example.org is taken', '<email> is taken'],
  ])('removes what names a person, a wallet or a server from %j', (message, cleaned) => {
    const error = new Error(message);
    error.stack = `Error: ${message}`;
    expect(describeError({ what: '', error })).toMatchObject({
      message: cleaned,
      stack: `Error: ${cleaned}`,
    });
  });

  it('describes a value that isn’t an error', () => {
    expect(describeError({ what: 'Unhandled rejection', error: 'no' })).toMatchObject({
      name: 'string',
      message: 'no',
      stack: '',
    });
  });

  it.each([
    ['Script error.', ''],
    ['x is undefined', 'at chrome-extension://abc/content.js:1:1'],
    ['ResizeObserver loop completed with undelivered notifications.', ''],
  ])('leaves out %j with the stack %j, which is not the product’s', (message, stack) => {
    const error = Object.assign(new Error(message), { stack });
    expect(describeError({ what: '', error })).toBeNull();
  });
});
