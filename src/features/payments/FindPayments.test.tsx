import { render } from '@testing-library/react';
import { act } from 'react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFlowDesk } from './browser/flowDesk';
import FindPayments from './FindPayments';
import { ModelWorld } from './testing/modelWorld';

const here = vi.hoisted(() => ({ payments: null as unknown, settings: {} }));
vi.mock('./browser/usePayments', () => ({ usePayments: () => here.payments }));
vi.mock('./browser/browserPorts', () => ({
  get flowSettings() {
    return here.settings;
  },
}));

let world: ModelWorld;
beforeEach(() => {
  world = new ModelWorld();
  here.settings = world.settings;
  here.payments = { ports: world.ports(), desk: createFlowDesk(world.ports(), world.settings) };
});

test('row 24: a list of orders finds the payment of one that was cancelled meanwhile', async () => {
  world.server.nextFault = () => (world.chain.paid().length > 0 ? 'offline' : 'ok');
  const flow = await world.opened();
  flow.pay();
  await world.clock.advance(12_000);
  flow.dispose();
  world.server.nextFault = () => 'ok';
  world.stored.clear();
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
