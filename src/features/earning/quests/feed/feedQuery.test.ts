import { expect, test } from 'vitest';
import { askedOf, filterCount, readFeed, wholeFeed, writeFeed } from './feedQuery';

const read = (text: string) => readFeed(new URLSearchParams(text));

test('reads what the feed is narrowed to from the address', () => {
  expect(read('reward=token&effort=few&time=ending&server=solana-keep')).toEqual({
    reward: 'TOKEN',
    effort: 'FEW',
    time: 'ENDING',
    server: 'solana-keep',
  });
});

test('unknown words and endless ones narrow nothing', () => {
  expect(read('reward=gold&effort=&time=__proto__')).toEqual(wholeFeed);
  expect(read(`server=${'x'.repeat(5000)}`).server).toHaveLength(100);
});

test('writes a change, leaves out what is empty and keeps other parameters', () => {
  const before = new URLSearchParams('reward=nft&from=home');
  expect(writeFeed(before, { time: 'DAILY' }).toString()).toBe('reward=nft&from=home&time=daily');
  expect(writeFeed(before, wholeFeed).toString()).toBe('from=home');
});

test('the call gets the parts that are set', () => {
  expect(askedOf(wholeFeed)).toEqual({});
  const query = read('effort=one&server=a');
  expect(askedOf(query)).toEqual({ effort: 'ONE', server: 'a' });
  expect(filterCount(query)).toBe(2);
});
