import { expect, test } from 'vitest';
import { readValues } from '../../engine/schema';
import quest from './definition';
import { methodInWords, questWarning, rewardInWords } from './questWords';
import { oneRewardFields } from './rewardFields';

test.each([
  [{ kind: 'POINTS', points: 1500 }, '1,500 points'],
  [{ kind: 'TOKEN', token: { currency: 'SOL', amount: '0.1' } }, '0.1 SOL'],
  [{ kind: 'TOKEN', token: { currency: 'SPL', amount: '5' } }, '5 tokens'],
  [{ kind: 'OTHER', other: 'A hoodie' }, 'A hoodie'],
])('the reward %o reads “%s”', (reward, words) => {
  expect(rewardInWords(readValues(oneRewardFields, reward))).toBe(words);
});

test('a raffle states its number of winners', () => {
  expect(methodInWords({ method: 'RAFFLE', winners: 10 })).toBe('Raffle with 10 winners.');
});

test('fewer codes than winners cause a warning', () => {
  const rewards = [{ kind: 'CODE', codes: ['a', 'b'] }];
  expect(questWarning(quest.read({ method: 'FCFS', winners: 3, rewards }))).toMatch(/fewer codes/);
  expect(questWarning(quest.read({ method: 'FCFS', winners: 2, rewards }))).toBe('');
});

test('likes the bot cannot see cause a warning, unless the team reviews them', () => {
  const tasks = [{ kind: 'X_REACT', reactions: ['LIKE'] }];
  expect(questWarning(quest.read({ method: 'ALL', validation: 'AUTO', tasks }))).toMatch(
    /trusts members/,
  );
  expect(questWarning(quest.read({ method: 'ALL', validation: 'MANUAL', tasks }))).toBe('');
});
