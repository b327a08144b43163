// @vitest-environment node
import { expect, test } from 'vitest';
import type { Rule } from '@/features/modules/engine/moduleState';
import { givingRules, keptText, sharedRolesOf, type RoleRule } from './sharedRoles';

const HOLDER = '900000000000000001';
const WHALE = '900000000000000002';
const rule = (id: string, roles: string[], removes = true): RoleRule => ({
  id,
  name: id,
  roles,
  removes,
});
const saved = (id: string, enabled: boolean): Rule => ({
  id,
  enabled,
  version: 1,
  values: { name: id, rewardRoles: [HOLDER], removeWhenLost: true },
  updatedAt: '',
  updatedBy: null,
  updatedByPicture: null,
  problems: [],
  troubles: undefined,
});

test('names each other rule that gives a role, and never the rule itself', () => {
  const own = rule('Keepers', [HOLDER, WHALE]);
  const dolphins = rule('Dolphins', [HOLDER]);
  expect(sharedRolesOf(own, [own, dolphins])).toEqual([{ roleId: HOLDER, others: [dolphins] }]);
  expect(sharedRolesOf(own, [own])).toEqual([]);
});

test('says when members lose a shared role', () => {
  const own = rule('Keepers', [HOLDER]);
  const kept = (from: RoleRule, ...others: RoleRule[]) =>
    keptText(from, { roleId: HOLDER, others });
  const dolphins = rule('Dolphins', [HOLDER]);
  expect(kept(own, dolphins)).toBe('Members keep it while they qualify for either rule.');
  expect(kept(own, dolphins, rule('Whales', [HOLDER]))).toBe(
    'Members keep it while they qualify for any of these rules.',
  );
  expect(kept(own, rule('Founders', [HOLDER], false))).toBe('“Founders” never removes it.');
  expect(kept(rule('Keepers', [HOLDER], false), dolphins)).toBe('This rule never removes it.');
});

test('leaves out rules that are off, and those of another module that is off', () => {
  const rules = [saved('On', true), saved('Off', false)];
  const names = (state: string | undefined, isOwn: boolean) =>
    givingRules(rules, { state, isOwn }).map(({ name }) => name);
  expect(names('ON', false)).toEqual(['On']);
  expect(names('OFF', true)).toEqual(['On']);
  expect(names('OFF', false)).toEqual([]);
  expect(names('PAUSED_BY_PLAN', false)).toEqual([]);
  expect(names(undefined, false)).toEqual([]);
});
