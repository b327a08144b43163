import { expect, test, vi } from 'vitest';

const WALLET = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

test('a link to the explorer that the deployment names is read', async () => {
  vi.stubEnv('VITE_SOLANA_EXPLORER_URL', 'https://explorer.castle.example');
  vi.resetModules();
  const { readExplorerLink } = await import('./explorerLink');
  expect(readExplorerLink(`https://explorer.castle.example/address/${WALLET}`)).toEqual({
    shown: 'account',
    value: WALLET,
    network: null,
  });
  expect(readExplorerLink(`https://other.castle.example/address/${WALLET}`)).toBe('unreadable');
  vi.unstubAllEnvs();
  vi.resetModules();
});
