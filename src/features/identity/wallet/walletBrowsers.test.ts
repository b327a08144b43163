import { expect, test } from 'vitest';
import { walletBrowsers } from './walletBrowsers';

const ADDRESS = 'https://castle.example/dashboard/package?tab=a&b=c#d';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';
const DISCORD =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Discord/285.0';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36';

const namesFor = (userAgent: string, maxTouchPoints = 0, hasWallet = false) =>
  walletBrowsers(ADDRESS, { userAgent, maxTouchPoints, hasWallet }).map(({ name }) => name);

test.each([
  ['an iPhone', IPHONE, 5],
  ['an iPad, which calls itself a Mac', MAC, 5],
  ['an Android phone', ANDROID, 5],
  ['Discord’s own browser', DISCORD, 5],
])('%s is offered the browsers of wallets', (_, userAgent, points) => {
  expect(namesFor(userAgent, points)).toEqual(['Phantom', 'Solflare']);
});

test.each([
  ['a Mac', MAC],
  ['a Windows PC', WINDOWS],
])('%s is not', (_, userAgent) => {
  expect(namesFor(userAgent)).toEqual([]);
});

test('nor is a page that a wallet shows already', () => {
  expect(namesFor(IPHONE, 5, true)).toEqual([]);
});

test('the address is kept whole', () => {
  const [phantom, solflare] = walletBrowsers(ADDRESS, {
    userAgent: IPHONE,
    maxTouchPoints: 5,
    hasWallet: false,
  });
  const kept = encodeURIComponent(ADDRESS);
  expect(phantom?.href).toBe(
    `https://phantom.app/ul/browse/${kept}?ref=https%3A%2F%2Fcastle.example`,
  );
  expect(solflare?.href).toBe(
    `https://solflare.com/ul/v1/browse/${kept}?ref=https%3A%2F%2Fcastle.example`,
  );
});
