import { expect, test } from 'vitest';
import { progressText } from './BadgeProgress';
import { ruleInWords, type BadgeRuleKind } from './badgeRule';

test.each<[BadgeRuleKind, number, string]>([
  ['QUESTS', 1, 'Complete 1 quest'],
  ['POINTS', 1500, 'Earn 1,500 points'],
  ['STREAK', 7, 'Reach a streak of 7 days'],
  ['LEVEL', 5, 'Reach level 5'],
  ['QUEST', 1, 'Complete “Say hello”'],
  ['MEMBER', 30, 'Be a member for 30 days'],
  ['SEASON', 3, 'Finish a season in the top 3'],
  ['SEASON', 1, 'Win a season'],
])('the rule %s with %d reads %j', (kind, count, words) => {
  expect(ruleInWords({ kind, count, questId: null }, 'Say hello')).toBe(words);
});

test.each([
  ['QUESTS', '7 of 10 quests'],
  ['STREAK', '7 of 10 days'],
  ['LEVEL', 'Level 7 of 10'],
  ['SOMETHING_NEW', ''],
])('the progress text of a %s rule is %j', (kind, text) => {
  expect(progressText(kind, { have: 7, need: 10 })).toBe(text);
});
