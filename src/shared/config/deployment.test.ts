// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

/** Reads the configuration of a page that holds such a block. */
async function configOf(block: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'deployment';
  element.textContent = block;
  document.head.append(element);
  vi.resetModules();
  return (await import('./config')).config;
}

afterEach(() => {
  document.getElementById('deployment')?.remove();
  vi.unstubAllEnvs();
});

describe('configuration of a deployment', () => {
  it('takes hosts, RPC endpoints and links from the page', async () => {
    const config = await configOf(
      JSON.stringify({
        VITE_COMMUNITY_HOSTS: 'bots.example.org, WWW.example.org',
        VITE_SOLANA_RPC_URL: 'https://rpc.example.org',
        VITE_DOCS_URL: 'https://docs.example.org',
      }),
    );
    expect(config.communityHosts).toEqual(['bots.example.org', 'www.example.org']);
    expect(config.rpcUrls).toEqual(['https://rpc.example.org']);
    expect(config.links.docs).toBe('https://docs.example.org');
  });

  it('keeps the treasury and the genesis hash of the build', async () => {
    vi.stubEnv('VITE_TREASURY_ADDRESS', 'treasury-of-the-build');
    vi.stubEnv('VITE_SOLANA_GENESIS_HASH', 'hash-of-the-build');
    const config = await configOf(
      JSON.stringify({ VITE_TREASURY_ADDRESS: 'another', VITE_SOLANA_GENESIS_HASH: 'another' }),
    );
    expect(config.treasuryAddress).toBe('treasury-of-the-build');
    expect(config.genesisHash).toBe('hash-of-the-build');
  });

  it.each(['{', '[]', 'null', '{"VITE_DOCS_URL": 7}', ''])(
    'uses the values of the build for %j',
    async (block) => {
      vi.stubEnv('VITE_DOCS_URL', 'https://docs.of-the-build.org');
      const config = await configOf(block);
      expect(config.links.docs).toBe('https://docs.of-the-build.org');
    },
  );
});
