import { render } from '@testing-library/react';
import { act, StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSharedFlows } from '../browser/sharedFlows';
import FindPayments from './FindPayments';
import { decodeView, modelTransactions } from '../testing/modelTransactions';
import { ALICE, ModelWorld, REFERENCE, TREASURY } from '../testing/modelWorld';

const here = vi.hoisted(() => ({ payments: null as unknown, settings: {} }));
vi.mock('../browser/usePayments', () => ({ usePayments: () => here.payments }));
vi.mock('../browser/browserPorts', () => ({ flowSettings: here.settings }));

let world: ModelWorld;
beforeEach(() => {
  world = new ModelWorld();
  Object.assign(here.settings, world.settings);
  here.payments = { ports: world.ports(), flows: createSharedFlows(world.ports(), world.settings) };
});

test('row 24: a list of orders finds the payment of an order that is now cancelled', async () => {
  const plan = { payer: ALICE, recipient: TREASURY, reference: REFERENCE };
  const what = { lamports: 1_500_000_000n, memo: 'castle:order:order-1' };
  const bytes = modelTransactions.build({ ...plan, ...what }, 'hash-9999', 1);
  world.chain.land({ ...decodeView(bytes), signature: 'signature-1' });
  await world.clock.advance(5_000);
  world.server.close('CANCELLED');
  const onNews = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(
    <StrictMode>
      <FindPayments orders={[world.server.order]} onNews={onNews} />
    </StrictMode>,
  );
  await act(() => world.clock.advance(20_000));
  expect([...world.server.registered]).toEqual(['signature-1']);
  expect(onNews).toHaveBeenCalled();
});
