// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
// The umbrella package pulls in hardware adapters that Node cannot load unbundled; the class is the real one.
vi.mock('@solana/wallet-adapter-wallets', () => import('@solana/wallet-adapter-unsafe-burner'));

import { EmbeddedBurner } from './burner';

/** A chain that knows one balance; returns the methods it was asked for. */
function chain(balance: number) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request: unknown = JSON.parse(body);
    asked.push(request);
    return Response.json({
      jsonrpc: '2.0',
      id: 1,
      result: { context: { slot: 1 }, value: balance },
    });
  });
  return asked;
}

async function address() {
  const burner = new EmbeddedBurner();
  await burner.connect();
  return burner.publicKey?.toBase58();
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('EmbeddedBurner', () => {
  it('keeps its address over a reload', async () => {
    chain(1);
    expect(await address()).toBe(await address());
  });

  it('requests 10 SOL when it is empty', async () => {
    const asked = chain(0);
    const own = await address();
    expect(asked).toContainEqual(
      expect.objectContaining({ method: 'requestAirdrop', params: [own, 10_000_000_000] }),
    );
  });

  it('requests no SOL when it has funds', async () => {
    const asked = chain(7);
    await address();
    expect(asked).toHaveLength(1);
  });

  it('connects even when the chain cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await address()).toMatch(/^\w{32,44}$/);
  });

  it('makes a new key when the stored one was tampered with', async () => {
    chain(1);
    sessionStorage.setItem('castle-burner', '[1,2,3]');
    expect(await address()).toMatch(/^\w{32,44}$/);
  });
});
