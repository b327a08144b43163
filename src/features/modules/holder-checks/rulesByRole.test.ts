import { expect, test } from 'vitest';
import type { CheckedRule } from './holderCheck';
import { qualifiesByAny, rulesByRole } from './rulesByRole';

const role = (id: string) => ({ id, name: `Role ${id}`, held: false, how: null, keptUntil: null });
const rule = (id: string, roles: string[]): CheckedRule => ({
  id,
  module: 'holder-verification',
  name: `Rule ${id}`,
  description: null,
  isOn: true,
  nextCheckAt: null,
  match: 0,
  qualifies: false,
  note: null,
  roles: roles.map(role),
  conditions: [],
});

const shown = (rules: CheckedRule[]) =>
  rulesByRole(rules).map((group) => [group.role, group.rules.map(({ name }) => name).join()]);

test('two rules with the same role form one group', () => {
  expect(shown([rule('1', ['a']), rule('2', ['b']), rule('3', ['a'])])).toEqual([
    ['Role a', 'Rule 1,Rule 3'],
    ['Role b', 'Rule 2'],
  ]);
});

test('a rule with two roles is listed under both', () => {
  expect(shown([rule('1', ['a', 'b'])])).toEqual([
    ['Role a', 'Rule 1'],
    ['Role b', 'Rule 1'],
  ]);
});

test('each rule without readable roles has its own group', () => {
  expect(shown([rule('1', []), rule('2', [])])).toEqual([
    [null, 'Rule 1'],
    [null, 'Rule 2'],
  ]);
});

test.each([
  [[false, true], true],
  [[false, null], null],
  [[false, false], false],
])('rules with the outcomes %s qualify for their role: %s', (outcomes, wanted) => {
  expect(qualifiesByAny(outcomes.map((qualifies) => ({ qualifies })))).toBe(wanted);
});
