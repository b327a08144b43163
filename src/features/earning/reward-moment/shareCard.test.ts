import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeBase58 } from '@/shared/solana/base58';
import { deliverySchema, type Delivery } from './delivery';
import { cardTexts } from './shareCard';

const delivery = (own: Partial<Delivery>): Delivery => ({
  ...deliverySchema.parse({ kind: 'POINTS', label: '50 points', state: 'DONE' }),
  ...own,
});
const address = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => encodeBase58(bytes));

test('a card never shows a wallet address, a signature or a code, even from a title', () => {
  fc.assert(
    fc.property(address, address, fc.string(), (wallet, other, text) => {
      const texts = cardTexts({
        deliveries: [
          delivery({ kind: 'TOKEN', label: `0.1 SOL to ${wallet}`, address: wallet }),
          delivery({ kind: 'OTHER', label: `${text}${wallet}`, signature: `${wallet}${other}` }),
          delivery({ kind: 'CODE', label: '1 code', code: other, message: other }),
        ],
        source: `for “${text} ${other}”`,
        server: other,
        member: wallet,
      });
      const all = JSON.stringify(texts);
      expect(all).not.toContain(wallet);
      expect(all).not.toContain(other);
    }),
  );
});

test('a card shows at most three rewards, money before points, and no failed ones', () => {
  const { rewards } = cardTexts({
    deliveries: [
      delivery({}),
      delivery({ kind: 'ROLE', label: 'Knight' }),
      delivery({ kind: 'TOKEN', label: '0.1 SOL', state: 'FAILED' }),
      delivery({ kind: 'CODE', label: '1 code', code: 'MOAT' }),
      delivery({
        kind: 'TOKEN',
        label: '0.05 SOL',
        amount: '50000000',
        token: { mint: null, symbol: 'SOL', image: null, decimals: 9, priceSol: '1' },
      }),
    ],
    source: 'for “Through the gate”',
    server: 'Solana Keep',
    member: 'nia',
  });
  expect(rewards).toEqual(['0.05 SOL', 'Knight role', 'A secret code']);
});

test('a card has the picture of the first NFT that has a safe one, and none of a failed reward', () => {
  const nft = (image: string | null, own: Partial<Delivery> = {}) =>
    delivery({ kind: 'NFT', label: 'Moat', nft: { name: 'Moat', image, address: null }, ...own });
  const picture = (...deliveries: Delivery[]) =>
    cardTexts({ deliveries, source: 'for “Gate”', server: 'Solana Keep', member: 'nia' }).picture;
  expect(picture(delivery({}), nft(null), nft('https://a.test/1.png'))).toBe(
    'https://a.test/1.png',
  );
  expect(picture(nft('javascript:alert(1)'))).toBeNull();
  expect(picture(nft('https://a.test/1.png', { state: 'FAILED' }))).toBeNull();
});
