import { expect, test } from 'vitest';
import { cyclesIn } from './cycles.mjs';

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('a graph that flows one way has no cycles', () => {
  expect(cyclesIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('two nodes that lead to each other are a cycle', () => {
  expect(cyclesIn(graph({ a: ['b'], b: ['a'] }))).toEqual([['a', 'b', 'a']]);
});

test('a cycle with a shortcut is reported by its shortest path', () => {
  expect(cyclesIn(graph({ a: ['b'], b: ['c', 'd'], c: ['d'], d: ['a'] }))).toEqual([
    ['a', 'b', 'd', 'a'],
  ]);
});

test('a node that leads into a cycle is not part of it', () => {
  expect(cyclesIn(graph({ x: ['a'], a: ['b'], b: ['a'] }))).toEqual([['a', 'b', 'a']]);
});

test('of overlapping cycles, only the shortest is reported', () => {
  expect(cyclesIn(graph({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['c'] }))).toEqual([
    ['c', 'd', 'c'],
  ]);
});
