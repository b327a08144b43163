import { expect, test } from 'vitest';
import { trustOf } from './actionWords';

test.each([
  ['REPLY', 'API', 'verified'],
  ['REPLY', 'LINK_SUBMIT', 'verified'],
  ['REPLY', 'SAMPLED', 'sampled'],
  ['REPLY', 'SELF_ATTEST', 'trusted'],
  ['LIKE', 'API', 'sampled'],
  ['LIKE', 'SELF_ATTEST', 'trusted'],
  ['SPACE', 'API', 'sampled'],
  ['BOOKMARK', 'API', 'trusted'],
])('%s checked by %s is called %s', (kind, verification, trust) => {
  expect(trustOf(kind, verification)).toBe(trust);
});
