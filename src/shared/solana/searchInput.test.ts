import { expect, test } from 'vitest';
import { tidyTransferSearch } from './searchInput';

const WALLET = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const SIGNATURE =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

test.each([
  [`https://explorer.solana.com/tx/${SIGNATURE}?cluster=mainnet-beta`, SIGNATURE],
  [`<https://solscan.io/tx/${SIGNATURE}>`, SIGNATURE],
  [`solscan.io/account/${WALLET}#transfers`, WALLET],
  [`\u200b${SIGNATURE}`, SIGNATURE],
  ['Mira', 'Mira'],
  ['5VERv8', '5VERv8'],
  ['https://castle.io/tx', 'https://castle.io/tx'],
])('%j searches for %s', (typed, searched) => {
  expect(tidyTransferSearch(typed)).toBe(searched);
});
