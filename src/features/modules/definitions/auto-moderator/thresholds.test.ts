import { expect, test } from 'vitest';
import { ageCaution, countCaution, percentCaution } from './thresholds';

test.each([
  [{ trigger: 'FLOOD', count: 2, within: 600 }, /Normal chat/],
  [{ trigger: 'FLOOD', count: 100, within: 1 }, /never triggers/],
])('the threshold %j has a caution', (values, caution) => {
  expect(countCaution(values)).toMatch(caution);
});

test.each([
  { trigger: 'FLOOD', count: 5, within: 10 },
  { trigger: 'REPEAT', count: 2, within: 600 },
  { trigger: 'MENTIONS', count: 5, within: 600 },
  { trigger: 'FLOOD', count: 0, within: 10 },
])('the threshold %j has no caution', (values) => {
  expect(countCaution(values)).toBeNull();
});

test('a small share of capitals and a long age are warned of', () => {
  expect(percentCaution(1)).toMatch(/^At 1%/);
  expect(percentCaution(70)).toBeNull();
  expect(ageCaution(365)).not.toBeNull();
  expect(ageCaution(3)).toBeNull();
});
