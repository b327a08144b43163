import { expect, test } from 'vitest';
import type { Claim } from './claim';
import type { Payout, PointsEntry } from '@/features/earning/points/points';
import { newestOf } from './newest';

const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T12:00:00Z`;
const ADDRESS = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';
const timeless: PointsEntry = {
  id: '0',
  at: null,
  type: 'EARN',
  points: 50,
  balanceAfter: 50,
  label: 'Say hello',
};
const entry = (id: string, date: number, type: PointsEntry['type'] = 'EARN'): PointsEntry => ({
  ...timeless,
  id,
  at: day(date),
  type,
});
const claim = (id: string, date: number): Claim => ({
  id,
  at: day(date),
  points: 50,
  amount: '5000000',
  token: { mint: null, symbol: 'SOL', image: null, decimals: 9 },
  address: ADDRESS,
  status: 'SUCCESS',
  isWaiting: false,
  reason: null,
  signature: null,
  steps: [],
});
const payout = (id: string, date: number): Payout => ({
  id,
  at: day(date),
  amount: '0.1 SOL',
  label: 'First steps',
  address: ADDRESS,
  status: 'SUCCESS',
  signature: null,
});
const whole = <Item>(...items: Item[]) => ({ items, total: items.length });
const none = { items: [], total: 0 };

const idsOf = (...args: Parameters<typeof newestOf>) => newestOf(...args).rows.map(({ id }) => id);

test('merges the three lists, newest first', () => {
  const pages = {
    entries: whole(entry('1', 9), entry('2', 3)),
    claims: whole(claim('1', 5)),
    payouts: whole(payout('1', 7)),
  };
  expect(idsOf(pages, 10)).toEqual(['e1', 'p1', 'c1', 'e2']);
  expect(newestOf(pages, 10).isAll).toBe(true);
});

test('hides the points entries of claims, unless the claims are unknown', () => {
  const entries = whole(entry('1', 9, 'CLAIM_SETTLED'), entry('2', 8, 'CLAIM_LOCK'), entry('3', 2));
  expect(idsOf({ entries, claims: whole(claim('1', 8)), payouts: none }, 10)).toEqual(['c1', 'e3']);
  expect(idsOf({ entries, claims: undefined, payouts: none }, 10)).toEqual(['e1', 'e2', 'e3']);
});

test('hides rows older than the last loaded row of an incomplete list', () => {
  const pages = {
    entries: { items: [entry('1', 9), entry('2', 6)], total: 40 },
    claims: none,
    payouts: whole(payout('1', 7), payout('2', 4)),
  };
  expect(idsOf(pages, 10)).toEqual(['e1', 'p1', 'e2']);
  expect(newestOf(pages, 10).isAll).toBe(false);
});

test('limits the rows to the requested number, and lists rows without a time last', () => {
  const entries = whole(timeless, entry('1', 9), entry('2', 8));
  const pages = { entries, claims: none, payouts: none };
  expect(idsOf(pages, 10)).toEqual(['e1', 'e2', 'e0']);
  expect(newestOf(pages, 2)).toMatchObject({ rows: [{ id: 'e1' }, { id: 'e2' }], isAll: false });
});
