import { expect, test } from 'vitest';
import { brokenChecks } from '../../testing/brokenChecks';
import play from './definition';

const broken = (change: Record<string, unknown>) => brokenChecks(play, change);
const wheel = { kind: 'WHEEL', table: 'CUSTOM', entry: 10, bonus: 1, houseEdge: 0 };

test('the defaults are valid', () => {
  expect(broken({})).toEqual([]);
});

test('a game cannot be listed twice', () => {
  const trivia = { kind: 'TRIVIA', prize: 10, bonus: 1 };
  expect(broken({ games: [trivia, trivia] })).toEqual(['games']);
});

test('chances cannot exceed 100 percent in total', () => {
  const prizes = [
    { chance: 60, times: 0 },
    { chance: 40.01, times: 0 },
  ];
  expect(broken({ games: [{ ...wheel, prizes }] })).toEqual(['games']);
});

test('a game cannot pay back more than it takes', () => {
  expect(broken({ games: [{ ...wheel, prizes: [{ chance: 50, times: 2 }] }] })).toEqual([]);
  expect(broken({ games: [{ ...wheel, prizes: [{ chance: 50, times: 2.01 }] }] })).toEqual([
    'games',
  ]);
});

test('the holder bonus counts toward what a game pays back', () => {
  const flip = { kind: 'COIN_FLIP', minBet: 1, betRoom: 0, bonus: 1.1, houseEdge: 0 };
  expect(broken({ games: [flip] })).toEqual(['games']);
  expect(broken({ games: [{ ...flip, houseEdge: 1000 }] })).toEqual([]);
});

test('the treasury must cover the largest win of a round', () => {
  const dice = { kind: 'DICE', minBet: 1, betRoom: 99, bonus: 1 };
  expect(broken({ games: [dice], treasury: 600 })).toEqual([]);
  expect(broken({ games: [dice], treasury: 599 })).toEqual(['treasury']);
});
