// @vitest-environment node
import { expect, test } from 'vitest';
import { orderSchema, type Order } from '@/features/billing/orders/order';
import { moduleSummarySchema, type ModuleSummary } from '@/features/modules/engine/moduleState';
import { firstJob } from './firstJob';

const order = (status: string): Order =>
  orderSchema.parse({ id: `ord-${status}`, discordServerId: 'srv-1', price: '1', status });
const summary = (state: string, used: number | null = null, slug = 'nft-sale'): ModuleSummary =>
  moduleSummarySchema.parse({ slug, state, used });

test('a server without a package chooses one, pays what it ordered, or waits for its payment', () => {
  const locked = [summary('LOCKED')];
  expect(firstJob([], locked)).toEqual({ kind: 'CHOOSE' });
  expect(firstJob([order('CANCELLED')], locked)).toEqual({ kind: 'CHOOSE' });
  expect(firstJob([order('PENDING')], locked)).toMatchObject({ kind: 'PAY' });
  expect(firstJob([order('PENDING'), order('VERIFYING')], locked)).toMatchObject({
    kind: 'WAIT',
    order: { id: 'ord-VERIFYING' },
  });
});

test('with a package, a module is turned on', () => {
  expect(firstJob([order('ENABLED')], [summary('OFF'), summary('LOCKED')])).toEqual({
    kind: 'TURN_ON',
  });
});

test('a module that is on without a rule gets its first one', () => {
  const blank = summary('ON', 0);
  expect(firstJob([], [summary('OFF'), blank])).toEqual({ kind: 'RULE', slug: 'nft-sale' });
  expect(firstJob([], [blank, summary('ON', 2, 'nft-listing')])).toBeNull();
});

test('nothing comes first where a module works, or worked until the package ended', () => {
  expect(firstJob([], [summary('ON'), summary('OFF')])).toBeNull();
  expect(firstJob([], [summary('NEEDS_ATTENTION', 1)])).toBeNull();
  expect(firstJob([], [summary('PAUSED_BY_PLAN'), summary('LOCKED')])).toBeNull();
});
