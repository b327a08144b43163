import { expect, test } from 'vitest';
import { trustOf } from './actionWords';

test.each([
  ['REPLY', 'API', 'verified'],
  ['REPLY', 'SAMPLED', 'sampled'],
  ['REPLY', 'SELF_ATTEST', 'verified'],
  ['LIKE', 'API', 'sampled'],
  ['LIKE', 'SELF_ATTEST', 'trusted'],
])('%s checked by %s is called %s', (kind, verification, trust) => {
  expect(trustOf(kind, verification)).toBe(trust);
});
