import { expect, test } from 'vitest';
import { cyclesIn } from './cycles.mjs';

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('a graph that flows one way has none', () => {
  expect(cyclesIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('two that lead to each other are one', () => {
  expect(cyclesIn(graph({ a: ['b'], b: ['a'] }))).toEqual([['a', 'b', 'a']]);
});

test('a longer one is told by its shortest way round', () => {
  expect(cyclesIn(graph({ a: ['b'], b: ['c', 'd'], c: ['d'], d: ['a'] }))).toEqual([
    ['a', 'b', 'd', 'a'],
  ]);
});

test('what leads into a circle is no part of it', () => {
  expect(cyclesIn(graph({ x: ['a'], a: ['b'], b: ['a'] }))).toEqual([['a', 'b', 'a']]);
});

test('of several ways round, the shortest is told', () => {
  expect(cyclesIn(graph({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['c'] }))).toEqual([
    ['c', 'd', 'c'],
  ]);
});
