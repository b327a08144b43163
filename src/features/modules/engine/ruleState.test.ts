import { expect, test } from 'vitest';
import { stateLabels } from './moduleState';
import { moduleStateOf, ruleState, ruleStatesOf, type RuleState } from './ruleState';

const plain = { rules: { singular: 'rule', columns: [] } };
const watched = { rules: { singular: 'rule', columns: [], watching: 'dryRun' } };
const rule = { enabled: true, problems: [], values: { dryRun: true } };

test('a rule is watching while its module’s log-only option is on', () => {
  expect(ruleState(watched, rule)).toBe('WATCHING');
  expect(ruleState(watched, { ...rule, values: { dryRun: false } })).toBe('ON');
  expect(ruleState(plain, rule)).toBe('ON');
});

test('a rule that is off or has problems says so, even if it only watches', () => {
  expect(ruleState(watched, { ...rule, enabled: false })).toBe('OFF');
  expect(ruleState(watched, { ...rule, problems: ['No channel.'] })).toBe('NEEDS_ATTENTION');
});

test('rules can be filtered by "Watching only" where a module has that state', () => {
  expect(ruleStatesOf(watched)).toContain('WATCHING');
  expect(ruleStatesOf(plain)).not.toContain('WATCHING');
  expect(stateLabels.WATCHING).toBe('Watching only');
});

test('a quest that is on has the state of its status', () => {
  const quests = { rules: { singular: 'quest', columns: [], stage: 'publish' } };
  const at = (publish: string, problems: string[] = []) =>
    ruleState(quests, { enabled: true, problems, values: { publish } });
  expect(['LIVE', 'DRAFT', 'SCHEDULED', 'PAUSED'].map((publish) => at(publish))).toEqual([
    'ON',
    'DRAFT',
    'SCHEDULED',
    'OFF',
  ]);
  expect(at('LIVE', ['No channel.'])).toBe('NEEDS_ATTENTION');
  expect(ruleStatesOf(quests)).toContain('SCHEDULED');
  expect(ruleStatesOf(plain)).not.toContain('DRAFT');
});

const standing = (rules: readonly RuleState[]) => ({
  isUnlocked: true,
  isSetUp: true,
  enabled: true,
  isInTrouble: false,
  rules,
});

test.each<[rules: RuleState[], state: string]>([
  [[], 'ON'],
  [['OFF'], 'ON'],
  [['WATCHING'], 'WATCHING'],
  [['WATCHING', 'OFF', 'DRAFT'], 'WATCHING'],
  [['WATCHING', 'ON'], 'ON'],
])('a module whose rules are %j is %s', (rules, state) => {
  expect(moduleStateOf(standing(rules))).toBe(state);
});

test('a package, the switch and problems take precedence over watching only', () => {
  const watching = standing(['WATCHING']);
  expect(moduleStateOf({ ...watching, isInTrouble: true })).toBe('NEEDS_ATTENTION');
  expect(moduleStateOf({ ...watching, enabled: false, isInTrouble: true })).toBe('OFF');
  expect(moduleStateOf({ ...watching, isUnlocked: false })).toBe('PAUSED_BY_PLAN');
  expect(moduleStateOf({ ...watching, isUnlocked: false, isSetUp: false })).toBe('LOCKED');
});
