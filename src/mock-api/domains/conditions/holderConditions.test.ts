import { expect, test } from 'vitest';
import { wantedBy } from './holderConditions';

const condition = { currency: 'SOL', measure: 'UNITS', least: '100000', heldForDays: 1 };

test('amounts are read in groups of three', () => {
  expect(wantedBy(condition).label).toBe('Holds at least 100,000 SOL');
  expect(wantedBy({ ...condition, least: '1000.0001' }).label).toBe(
    'Holds at least 1,000.0001 SOL',
  );
});

test('a single day is one day', () => {
  expect(wantedBy({ collection: 'keepers', least: 3, heldForDays: 1 }).label).toMatch(
    /, for 1 day$/,
  );
});
