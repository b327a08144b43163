import { expect, test } from 'vitest';
import { decodeBase58, encodeBase58 } from './base58';

/** From the draft of base58 at the IETF (draft-msporny-base58), but for the plain zeros. */
test.each([
  ['48656c6c6f20576f726c6421', '2NEpo7TZRRrLZSi2U'],
  ['0000287fb4cd', '11233QC4'],
  ['0000', '11'],
  ['ff'.repeat(32), 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG'],
])('the bytes %s are %s', (hex, text) => {
  const bytes = Uint8Array.from(Buffer.from(hex, 'hex'));
  expect(encodeBase58(bytes)).toBe(text);
  expect(decodeBase58(text)).toEqual(bytes);
});

test('no bytes are no text', () => {
  expect(encodeBase58(new Uint8Array())).toBe('');
});
