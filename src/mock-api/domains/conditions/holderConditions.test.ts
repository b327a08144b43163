import { expect, test } from 'vitest';
import { readValues } from '@/features/modules/engine/schema';
import { condition as pieces } from '@/features/modules/definitions/holder-verification/condition';
import crypto from '@/features/modules/definitions/crypto-holder-verification/definition';
import type { Values } from '@/features/modules/common-fields/field';
import { wantedPieces } from './holderConditions';
import { readHolderRule } from './holders';

/** What a condition on a token is called. */
const labelOf = (condition: Values) =>
  readHolderRule({
    module: 'crypto-holder-verification',
    values: crypto.read({ conditions: [condition] }),
  }).wanted[0]?.label;
const condition = { currency: 'SOL', measure: 'UNITS', least: '100000', heldForDays: 1 };

test('amounts are read in groups of three', () => {
  expect(labelOf(condition)).toBe('Holds at least 100,000 SOL');
  expect(labelOf({ ...condition, least: '1000.0001' })).toBe('Holds at least 1,000.0001 SOL');
});

test('a single day is one day', () => {
  const held = readValues(pieces, { collection: 'keepers', least: 3, heldForDays: 1 });
  expect(wantedPieces(held).label).toMatch(/ for at least 1 day$/);
});
