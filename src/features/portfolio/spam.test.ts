import { expect, test } from 'vitest';
import { isSpamPiece, isSpamToken } from './spam';

const token = (name: string, part: { isVerified?: boolean; hasPrice?: boolean } = {}) =>
  isSpamToken({ isVerified: false, hasPrice: true, ...part, names: [name, 'X'] }, undefined);
const piece = (name: string, isVerified = false) =>
  isSpamPiece({ isVerified, names: [name] }, undefined);

test.each([
  ['an unverified token without a price', token('Fine Coin', { hasPrice: false }), true],
  ['an unverified token with a price', token('Fine Coin'), false],
  [
    'a verified token without a price',
    token('Fine Coin', { isVerified: true, hasPrice: false }),
    false,
  ],
  ['a verified token that is called Claim', token('Claim', { isVerified: true }), false],
  ['an unverified token that is called Claim', token('Claim USDC now'), true],
  ['an unverified token with an address', token('keep-drop.example'), true],
  ['a word that only holds “claim”', token('Reclaimed'), false],
  ['an NFT with an address in its name', piece('Voucher 7: claim at keep-drop.example'), true],
  ['an address with spaces', piece('visit jup-drop . com'), true],
  ['an address with marks without width', piece('jup\u200B-drop.\u200Bxyz'), true],
  ['an address in wide letters', piece('ｊｕｐ．ｃｏｍ'), true],
  ['a link to Telegram', piece('t.me/free'), true],
  ['an NFT that says claim, without an address', piece('Claim ticket'), false],
  ['an NFT of a verified collection', piece('Keeper of keep.com', true), false],
  ['a name with a dot', piece('Mr. Robot #4.2'), false],
])('%s', (_, isSpam, expected) => {
  expect(isSpam).toBe(expected);
});

test('the owner’s mark wins over the rules', () => {
  const judged = { isVerified: false, hasPrice: false, names: ['claim.com'] };
  expect(isSpamToken(judged, 'NOT_SPAM')).toBe(false);
  expect(isSpamPiece({ isVerified: true, names: ['Keeper'] }, 'SPAM')).toBe(true);
});
