import { expect, test } from 'vitest';
import { areRising, averagePay, levelCosts, xpFor } from './curve';
import chat from './definition';

const rule = chat.read({
  curve: 'MEE6',
  minAmount: 15,
  spread: 10,
  globalMultiplier: 1,
  cooldown: 60,
  maxLevel: 10,
});
const poly = (...factors: number[]) => ({
  ...rule,
  curve: 'POLY',
  coefficients: factors.map((factor) => ({ factor })),
});

test.each([
  [0, 0],
  [1, 100],
  [2, 255],
  [10, 4675],
])('MEE6: level %i needs %i XP in all', (level, xp) => {
  expect(xpFor(rule, level)).toBe(xp);
});

test('linear: the step to each level grows by the same amount', () => {
  const linear = chat.read({ curve: 'LINEAR', linearStep: 100 });
  expect([1, 2, 3].map((level) => xpFor(linear, level))).toEqual([100, 300, 600]);
});

test('formula: the factors multiply n, n² and so on', () => {
  expect(xpFor(poly(10, 2), 5)).toBe(100);
});

test('as listed: levels beyond the list need as much as its last level', () => {
  const custom = chat.read({ curve: 'CUSTOM', customLevels: [{ xp: 10 }, { xp: 30 }] });
  expect([1, 2, 3, 4].map((level) => xpFor(custom, level))).toEqual([10, 40, 70, 100]);
});

test('a formula that falls at some level is not rising', () => {
  expect(areRising(poly(100, -10))).toBe(false);
  expect(areRising(poly(100, 5))).toBe(true);
});

test('a message pays its average times the global multiplier', () => {
  expect(averagePay({ ...rule, globalMultiplier: 2 })).toBe(40);
});

test('levels are shown up to the highest, in messages and hours', () => {
  expect(levelCosts(rule)).toEqual([
    { level: 1, xp: 100, messages: 5, hours: 5 / 60 },
    { level: 5, xp: 1150, messages: 58, hours: 58 / 60 },
    { level: 10, xp: 4675, messages: 234, hours: 3.9 },
  ]);
});

test('without a cooldown there are no hours, and without pay no messages', () => {
  expect(levelCosts({ ...rule, cooldown: 0 })[0]?.hours).toBeNull();
  expect(levelCosts({ ...rule, minAmount: 0, spread: 0 })[0]?.messages).toBeNull();
});

test('a mistyped highest level does not cause endless work', () => {
  expect(levelCosts({ ...rule, maxLevel: 1e9 }).at(-1)?.level).toBe(1000);
});
