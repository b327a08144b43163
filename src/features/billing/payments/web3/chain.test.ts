// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { ChainError } from '../ports';
import { createWeb3Chain } from './chain';
import { createNodePool } from '@/shared/solana/nodePool';
import { createRpcPool } from './rpcPool';

const mistakes: unknown[] = [];
beforeEach(() => {
  mistakes.length = 0;
});
const REFERENCE = 'Cw8CFyM9FkoMi7K7Crf6HNQqf4uEMzpKw6QNghXLvLkY';

/** The chain behind one node with a scripted answer. */
const chainOf = (answer: () => Promise<Response>) =>
  createWeb3Chain(
    createRpcPool(
      createNodePool(['https://a.test/'], () => 0),
      {
        fetch: answer,
        bugs: { report: (error) => void mistakes.push(error) },
      },
    ),
  );

test.each<[string, () => Promise<Response>]>([
  ['is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is silent', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ['is broken', async () => new Response('no', { status: 500 })],
  ['sends a page', async () => new Response('<html>')],
  ['sends something else', async () => Response.json({ jsonrpc: '2.0', id: '1', result: {} })],
  [
    'refuses',
    async () => Response.json({ jsonrpc: '2.0', id: '1', error: { code: -32_602, message: 'no' } }),
  ],
  [
    'breaks off',
    async () =>
      new Response(new ReadableStream({ pull: (c) => c.error(new TypeError('terminated')) })),
  ],
])('C15: a node that %s is a failure, and no mistake in the code', async (_, answer) => {
  const chain = chainOf(answer);
  const questions = [
    chain.blockHeight('confirmed'),
    chain.statuses(['1'.repeat(88)], { history: true }),
    chain.signaturesFor(REFERENCE),
    chain.transaction('1'.repeat(88)),
    chain.latestBlockhash(),
    chain.balance(REFERENCE),
    chain.genesisHash(),
    chain.send(new Uint8Array(3)),
    chain.onOneNode((node) => node.signaturesFor(REFERENCE)),
  ];
  const results = await Promise.allSettled(questions);
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(ChainError) });
  }
  expect(mistakes).toEqual([]);
});

test('a request with an invalid address is reported as a mistake', async () => {
  await expect(chainOf(async () => Response.json({})).balance('?')).rejects.toBeInstanceOf(
    ChainError,
  );
  expect(mistakes).toHaveLength(1);
});
