import { expect, test } from 'vitest';
import { otherAccount, troubleOfServer, troubleOfWallet } from './linkTrouble';

const refusal = (trouble: string) => ({
  success: false as const,
  status: 422,
  message: 'Refused',
  told: { trouble },
});

test('a rejection in the wallet says that nothing was linked', () => {
  const error = Object.assign(new Error('User rejected the request.'), { code: 4001 });
  expect(troubleOfWallet(error)).toEqual({
    tone: 'neutral',
    text: 'You declined the request in your wallet. Nothing was linked.',
  });
});

test('a wallet that fails to sign may be a Ledger device, and its error text is not shown', () => {
  const trouble = troubleOfWallet(new Error('<b>0x6a81</b>'));
  expect(trouble.mayBeLedger).toBe(true);
  expect(trouble.text).not.toContain('0x6a81');
});

test('a signature by another account names that account and offers it', () => {
  const other = '9aBcDefGhJkLmNpQrStUvWxYz123456789abcdefghij';
  expect(otherAccount('7xKXabcdefghijkmnopqrstuvwxyz123456789AgAsU', other)).toMatchObject({
    text: expect.stringContaining('You signed with 9aBc…ghij, not with 7xKX'),
    other,
  });
});

test.each([
  ['EXPIRED', /longer than 5 minutes/],
  ['USED', /used before/],
  ['OTHER_ACCOUNT', /A different account/],
  ['OTHER_TEXT', /something other/],
  ['FORGED', /doesn’t match this account/],
  ['NOT_FOUND', /attempt expired/],
])('a proof that is %s is explained in words', (trouble, words) => {
  expect(troubleOfServer(refusal(trouble)).text).toMatch(words);
});

test('an unknown reason shows the server’s message', () => {
  expect(troubleOfServer(refusal('TOO_COLD')).text).toBe('Refused');
});

test('a wallet that is already linked shows the server’s message and is final', () => {
  const message = 'This wallet is linked to another account.';
  expect(troubleOfServer({ success: false, status: 409, message })).toEqual({
    tone: 'error',
    text: message,
    isFinal: true,
  });
});
