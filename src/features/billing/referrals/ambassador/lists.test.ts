import { expect, test } from 'vitest';
import { rateText, shareText, solText } from '@/features/billing/referrals/words';
import { solDecimal } from './lists';

test.each([
  ['1', '0.000000001'],
  ['-314159265', '-0.314159265'],
  ['18446744073709551615', '18446744073.709551615'],
  [null, null],
])('%s lamports are exported as exactly %s SOL', (lamports, text) => {
  expect(solDecimal(lamports)).toBe(text);
});

test('texts have a sign, a unit and a dash for an unknown share', () => {
  expect(solText(-1_250_000_000n)).toBe('−1.25 SOL');
  expect(rateText(1250)).toBe('12.5%');
  expect([shareText(1, 3), shareText(0, 0)]).toEqual(['33.3%', '–']);
});
