import { expect, test } from 'vitest';
import { ruleState, ruleStateLabel, ruleStatesOf } from './ruleState';

const plain = { rules: { singular: 'rule', columns: [] } };
const watched = { rules: { singular: 'rule', columns: [], watching: 'dryRun' } };
const rule = { enabled: true, problems: [], values: { dryRun: true } };

test('a rule of a module that can log only is watching while that is on', () => {
  expect(ruleState(watched, rule)).toBe('WATCHING');
  expect(ruleState(watched, { ...rule, values: { dryRun: false } })).toBe('ON');
  expect(ruleState(plain, rule)).toBe('ON');
});

test('a rule that is off is off, and one in trouble needs attention, even if it only watches', () => {
  expect(ruleState(watched, { ...rule, enabled: false })).toBe('OFF');
  expect(ruleState(watched, { ...rule, problems: ['No channel.'] })).toBe('NEEDS_ATTENTION');
});

test('rules can be filtered by "Watching only" where a module has that state', () => {
  expect(ruleStatesOf(watched)).toContain('WATCHING');
  expect(ruleStatesOf(plain)).not.toContain('WATCHING');
  expect(ruleStateLabel.WATCHING).toBe('Watching only');
});
