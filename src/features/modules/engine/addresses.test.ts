import { expect, test } from 'vitest';
import { rulePath, troublePath } from './addresses';

test('a rule without its own page is edited on the page of its list', () => {
  expect(rulePath({ route: 'nft-sale' }, 'new', { from: 'rule-1' })).toBe(
    '/dashboard/nft-sale?rule=new&from=rule-1',
  );
});

test('a rule with its own page keeps the query of its list', () => {
  const about = {
    route: 'holder-verification?tab=crypto',
    rulePage: { path: 'holder-verification/form/:slug', title: 'Rule' },
  };
  expect(rulePath(about, 'rule-1')).toBe('/dashboard/holder-verification/form/rule-1?tab=crypto');
});

test('an id is never read as a path', () => {
  expect(
    rulePath({ route: 'x', rulePage: { path: 'x/form/:slug', title: 'Rule' } }, '../a?b'),
  ).toBe('/dashboard/x/form/..%2Fa%3Fb');
});

test('a problem of the module links to the field in its form', () => {
  const about = { route: 'welcome-message' };
  expect(troublePath(about, { path: 'channelId', ruleId: null })).toBe(
    '/dashboard/welcome-message?field=channelId',
  );
});

test('a problem of a rule links to its field, wherever the rule is edited', () => {
  const trouble = { path: 'options.2.roles', ruleId: 'rule-7' };
  expect(troublePath({ route: 'bots/reaction-roles' }, trouble)).toBe(
    '/dashboard/bots/reaction-roles?rule=rule-7&field=options.2.roles',
  );
  const about = {
    route: 'holder-verification?tab=crypto',
    rulePage: { path: 'holder-verification/form/:slug', title: 'Rule' },
  };
  expect(troublePath(about, trouble)).toBe(
    '/dashboard/holder-verification/form/rule-7?tab=crypto&field=options.2.roles',
  );
});
