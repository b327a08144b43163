import { expect, test } from 'vitest';
import { allOf, anyOf, has, isOn, isOneOf, not } from './condition';
import type { Condition, Values } from './field';

test.each<[string, Condition, Values, Values]>([
  ['a switch', isOn('on'), { on: true }, { on: 'true' }],
  ['a choice', isOneOf('kind', 'A', 'B'), { kind: 'B' }, { kind: 'C' }],
  ['a number', isOneOf('count', 0), { count: 0 }, {}],
  ['a ticked box', has('list', 'A'), { list: ['B', 'A'] }, { list: 'A' }],
  ['a list with anything in it', has('list'), { list: [''] }, { list: [] }],
  ['its opposite', not(isOn('on')), {}, { on: true }],
  ['all of several', allOf(isOn('a'), isOn('b')), { a: true, b: true }, { a: true }],
  ['any of several', anyOf(isOn('a'), isOn('b')), { b: true }, {}],
])('a condition on %s holds for it and for nothing else', (_, condition, good, bad) => {
  expect(condition.holds(good)).toBe(true);
  expect(condition.holds(bad)).toBe(false);
});

test('a condition names every field that it reads', () => {
  const condition = allOf(isOn('a'), anyOf(not(isOneOf('b', 'X')), has('c')));
  expect(condition.names).toEqual(['a', 'b', 'c']);
});
