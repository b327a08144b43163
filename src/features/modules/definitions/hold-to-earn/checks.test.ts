import { expect, test } from 'vitest';
import { brokenChecks } from '../../testing/brokenChecks';
import program from './definition';

const broken = (change: Record<string, unknown>) => brokenChecks(program, change);
const nft = (collection: string) => ({ kind: 'COLLECTION', collection, mint: '' });

test('the defaults are valid', () => {
  expect(broken({})).toEqual([]);
});

test('a program cannot end before it begins', () => {
  const dates = { hasStart: true, startDate: '2999-02-01', hasEnd: true, endDate: '2999-01-31' };
  expect(broken(dates)).toEqual(['endDate']);
  expect(broken({ ...dates, endDate: '2999-02-01' })).toEqual([]);
});

test('dates that are switched off are not compared', () => {
  expect(broken({ hasStart: false, startDate: '2999-02-01', hasEnd: true, endDate: '2' })).toEqual(
    [],
  );
});

test('an asset cannot be listed twice', () => {
  expect(broken({ assets: [nft('a'), nft('a')] })).toEqual(['assets']);
  expect(broken({ assets: [nft('a'), nft('b')] })).toEqual([]);
});

test('two ranges cannot begin at the same number', () => {
  const ranges = [{ from: 1 }, { from: 1 }];
  expect(broken({ rateKind: 'RANGES', ranges })).toEqual(['ranges']);
  expect(broken({ rateKind: 'PER_UNIT', ranges })).toEqual([]);
});

test('the budget covers at least three periods', () => {
  expect(broken({ budgetTotal: '0.3', budgetPeriod: '0.1' })).toEqual([]);
  expect(broken({ budgetTotal: '0.299999999', budgetPeriod: '0.1' })).toEqual(['budgetTotal']);
});

test('a program that gives a role needs no budget', () => {
  expect(broken({ rewardKind: 'ROLE', budgetTotal: '0.1', budgetPeriod: '1' })).toEqual([]);
});
