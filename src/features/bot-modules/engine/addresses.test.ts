import { expect, test } from 'vitest';
import { rulePath } from './addresses';

test('a rule without a page of its own is edited where its list is', () => {
  expect(rulePath({ route: 'nft-sale' }, 'new', { from: 'rule-1' })).toBe(
    '/dashboard/nft-sale?rule=new&from=rule-1',
  );
});

test('one with a page of its own keeps the query its list has', () => {
  const about = { route: 'holder-verification?tab=crypto', formRoute: 'holder-verification/form' };
  expect(rulePath(about, 'rule-1')).toBe('/dashboard/holder-verification/form/rule-1?tab=crypto');
});

test('an id is never taken for a path', () => {
  expect(rulePath({ route: 'x', formRoute: 'x/form' }, '../a?b')).toBe(
    '/dashboard/x/form/..%2Fa%3Fb',
  );
});
