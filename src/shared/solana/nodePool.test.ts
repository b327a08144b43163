// @vitest-environment node
import { expect, test } from 'vitest';
import { createNodePool, type NodePool } from './nodePool';

const A = 'https://one.test/';
const B = 'https://two.test/';
const limit = new Response('slow down', { status: 429, headers: { 'retry-after': '60' } });

/** Payments' nodes, the same ones for reads, and what each pool knows of them. */
function pools() {
  const payments = createNodePool([A, B], () => 0);
  return { payments, reads: payments.forReads() };
}
const known = (pool: NodePool) => pool.inOrder().map((node) => [node.url, node.pause()]);

test('C14: a read that fails or meets a limit changes nothing for payments', () => {
  const { payments, reads } = pools();
  const [first] = reads.inOrder();
  first?.rest();
  first?.heed(limit);
  expect(known(payments)).toEqual([
    [A, 0],
    [B, 0],
  ]);
  expect(known(reads)).toEqual([
    [B, 0],
    [A, 60_000],
  ]);
});

test('reads respect what payments know of a node', () => {
  const { payments, reads } = pools();
  const [first] = payments.inOrder();
  first?.rest();
  first?.heed(limit);
  expect(known(reads)).toEqual(known(payments));
});
