import { expect, test } from 'vitest';
import { circlesIn } from './cycles.mjs';

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('a graph that flows one way has none', () => {
  expect(circlesIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('two that lead to each other are one', () => {
  expect(circlesIn(graph({ a: ['b'], b: ['a'] }))).toEqual([['a', 'b', 'a']]);
});

test('a longer one is told by its shortest way round', () => {
  expect(circlesIn(graph({ a: ['b'], b: ['c', 'd'], c: ['d'], d: ['a'] }))).toEqual([
    ['a', 'b', 'd', 'a'],
  ]);
});

test('what leads into a circle is no part of it', () => {
  expect(circlesIn(graph({ x: ['a'], a: ['b'], b: ['a'] }))).toEqual([['a', 'b', 'a']]);
});
