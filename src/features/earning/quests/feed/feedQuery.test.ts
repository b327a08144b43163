import { expect, test } from 'vitest';
import { askedOf, cleared, filterCount, readFeed, wholeFeed, writeFeed } from './feedQuery';

const read = (text: string) => readFeed(new URLSearchParams(text));

test('reads the filters of the feed from the address', () => {
  expect(read('reward=token&effort=few&time=ending&server=solana-keep')).toEqual({
    reward: 'TOKEN',
    effort: 'FEW',
    time: 'ENDING',
    server: 'solana-keep',
    search: '',
    sort: '',
  });
});

test('ignores unknown values and shortens long ones', () => {
  expect(read('reward=gold&effort=&time=__proto__')).toEqual(wholeFeed);
  expect(read(`server=${'x'.repeat(5000)}`).server).toHaveLength(100);
});

test('writes a change, omits empty values and keeps other parameters', () => {
  const before = new URLSearchParams('reward=nft&from=home');
  expect(writeFeed(before, { time: 'DAILY' }).toString()).toBe('reward=nft&from=home&time=daily');
  expect(writeFeed(before, wholeFeed).toString()).toBe('from=home');
});

test('sends only the filters that are set', () => {
  expect(askedOf(wholeFeed)).toEqual({});
  const query = read('effort=one&server=a');
  expect(askedOf(query)).toEqual({ effort: 'ONE', server: 'a' });
  expect(filterCount(query)).toBe(2);
});

test('keeps search and order in the address, and clearing keeps the order', () => {
  const params = writeFeed(new URLSearchParams(), { search: 'Gate', sort: 'REWARD' });
  expect(params.toString()).toBe('q=Gate&sort=reward');
  expect(askedOf(readFeed(params))).toEqual({ search: 'Gate', sort: 'REWARD' });
  expect(writeFeed(params, cleared).toString()).toBe('sort=reward');
});
