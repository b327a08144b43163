import { expect, test } from 'vitest';
import { rankRows } from './rankRows';
import type { RankRow } from './leaderboard';

const place = (position: number, rank = position, isMe = false): RankRow => ({
  position,
  rank,
  before: null,
  name: `Member ${String(position)}`,
  username: null,
  picture: null,
  points: 1,
  isHidden: false,
  prizes: [],
  isMe,
});
const top = [place(1), place(2), place(3)];
const around = [place(8), place(9), place(10, 10, true), place(11), place(12)];
const shown = { items: top, around, winners: null, isFound: false };
const kinds = (part: Partial<Parameters<typeof rankRows>[0]>) =>
  rankRows({ ...shown, ...part }).map((row) =>
    row.kind === 'rank' ? row.rank.position : row.kind,
  );

test('the member’s rank and its neighbors follow the top ranks after a gap', () => {
  expect(kinds({})).toEqual([1, 2, 3, 'gap', 8, 9, 10, 11, 12]);
});

test('a rank that is on the page already is listed once', () => {
  expect(kinds({ around: [place(2), place(3, 3, true), place(4)] })).toEqual([1, 2, 3, 4]);
});

test('the member’s rank comes before a later page', () => {
  expect(kinds({ items: [place(26), place(27)] })).toEqual([8, 9, 10, 11, 12, 'gap', 26, 27]);
});

test('prizes end after the last member who shares the last winning rank', () => {
  const items = [place(1, 1), place(2, 2), place(3, 2), place(4, 4)];
  expect(kinds({ items, around: [], winners: 2 })).toEqual([1, 2, 3, 'prizes', 4]);
});

test('search results have no gaps and include the member’s rank without neighbors', () => {
  expect(kinds({ items: [place(4), place(40)], isFound: true })).toEqual([4, 10, 40]);
});
