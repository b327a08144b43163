import { expect, test } from 'vitest';
import { brokenChecks } from '../../testing/brokenChecks';
import { DEFAULT, NOT_DEFAULT } from './fields';
import category from './definition';

const dates = { hasStart: true, startDate: '2999-02-01', hasEnd: true, endDate: '2999-01-31' };
const keyAt = (path: string, values: Record<string, unknown>) =>
  category.rules?.unique?.find((each) => each.path === path)?.key(values);

test('a category cannot close before it opens', () => {
  expect(brokenChecks(category, dates)).toEqual(['endDate']);
});

test('the default category is always open, whatever its dates', () => {
  expect(brokenChecks(category, { ...dates, defaultFlag: DEFAULT })).toEqual([]);
});

test('names that differ only in case are the same', () => {
  expect(keyAt('name', { name: ' Social ' })).toBe(keyAt('name', { name: 'social' }));
});

test('only default categories conflict with each other', () => {
  expect(keyAt('defaultFlag', { defaultFlag: DEFAULT })).toBe(DEFAULT);
  expect(keyAt('defaultFlag', { defaultFlag: NOT_DEFAULT })).toBeNull();
});
