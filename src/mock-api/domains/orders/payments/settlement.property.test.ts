// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSol } from '@/shared/money/lamports';
import type { ChainFault } from '../../../chain/chain';
import { createChain } from '../../../chain/createChain';
import { decodeSnapshot, encodeSnapshot } from '../../../snapshots';
import { newPayer, pay } from '../../../testing/payer';
import { createWorld } from '../../../createWorld';
import type { WorldOptions } from '../../../createWorld';
import type { World } from '../../../store/world';
import { decide, refundPayments, refundMemo } from './settlement';
import { settleOrders } from '../lifecycle';
import { limitMs, runs } from '@tests/setup/scope';

const LIMIT_MS = limitMs(60_000);

const STAFF = { by: 'usr-staff', reason: 'They wrote to us.' };

const FLOAT = 1_000_000_000n;
const KINDS = ['drop', 'lost-answer', 'swallow', '429', 'expire', 'refuse'] as const;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('look') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look-thrice') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('blocks'), blocks: fc.constantFrom(1, 20, 170) }),
  },
  fc.record({ do: fc.constantFrom('accept', 'return', 'both', 'restart') }),
  fc.record({
    do: fc.constant('fault'),
    kind: fc.constantFrom<ChainFault['kind']>(...KINDS),
    method: fc.constantFrom('sendTransaction', '*'),
    times: fc.constantFrom(1, 3),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const startChain: NonNullable<WorldOptions['startChain']> = async (options) => {
  const chain = await createChain({ ...options, vm: 'simulated' });
  if (options.snapshot === undefined) chain.airdrop(options.treasury, FLOAT);
  return chain;
};

async function act(world: World, what: Step): Promise<World> {
  const chain = await world.chain();
  const [payment] = world.db.payments;
  if ('blocks' in what) chain.advanceBlocks(what.blocks);
  else if ('kind' in what) chain.setFault(what);
  else if (what.do === 'look') await settleOrders(world, 'srv-pending');
  else if (what.do === 'look-thrice') {
    await Promise.all([
      refundPayments(world),
      settleOrders(world, 'srv-pending'),
      refundPayments(world),
    ]);
  } else if (what.do === 'restart') {
    return createWorld({ snapshot: decodeSnapshot(encodeSnapshot(world.snapshot())), startChain });
  } else if (payment && what.do === 'both') {
    await Promise.all([
      decide(world, payment, 'RETURN', STAFF),
      decide(world, payment, 'ACCEPT', STAFF),
    ]);
  } else if (payment)
    await decide(world, payment, what.do === 'accept' ? 'ACCEPT' : 'RETURN', STAFF);
  return world;
}

test(
  'row 19: a payment is kept or returned, once, on whatever day',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 25 }), async (isLate, steps) => {
        let world = createWorld({ startChain });
        world.db.payments = [];
        let chain = await world.chain();
        const order = world.db.orders.find(({ id }) => id === 'ord-10');
        if (!order) throw new Error('no order');
        if (isLate) Object.assign(order, { status: 'CANCELLED', closedAt: world.clock.now() });
        const from = newPayer(chain);
        const { treasury } = world.settings;
        const whole = parseSol(order.price);
        const before = chain.balance(treasury);
        const signature = await pay(chain, { to: treasury, lamports: whole, order, from });
        const held = chain.balance(from.publicKey.toBase58());
        for (const what of steps) world = await act(world, what);

        chain = await world.chain();
        chain.clearFaults();
        for (let look = 0; look < 3; look += 1) {
          await settleOrders(world, 'srv-pending');
          chain.advanceBlocks(200);
        }
        await settleOrders(world, 'srv-pending');
        const back = chain
          .transactionsFor(order.reference)
          .filter(({ err, memos }) => err === null && memos.includes(refundMemo(signature)));
        const fees = back.reduce((sum, { fee }) => sum + fee, 0n);
        expect(world.db.payments).toHaveLength(1);
        expect(back).toHaveLength(isLate ? 1 : 0);
        expect(chain.balance(from.publicKey.toBase58())).toBe(isLate ? held + whole : held);
        expect(chain.balance(treasury)).toBe(isLate ? before - fees : before + whole);
      }),
      { numRuns: runs(60) },
    );
  },
  LIMIT_MS,
);
