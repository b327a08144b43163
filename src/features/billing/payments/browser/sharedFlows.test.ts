import { beforeEach, expect, test, vi } from 'vitest';
import { createPaymentFlow } from '../flow/flow';
import { ModelWorld } from '../testing/modelWorld';
import { createSharedFlows } from './sharedFlows';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function newFlows() {
  const world = new ModelWorld();
  const disposed = vi.fn<() => void>();
  const flows = createSharedFlows(world.ports(), world.settings, (ports, settings) => ({
    ...createPaymentFlow(ports, settings),
    dispose: disposed,
  }));
  return { flows, disposed };
}

test('screen and banner share one flow an order', () => {
  const { flows } = newFlows();
  flows.hold('o');
  expect(flows.flowOf('o')).toBe(flows.flowOf('o'));
});

test('a flow lives until the last has let go', () => {
  const { flows, disposed } = newFlows();
  const one = flows.hold('o');
  const two = flows.hold('o');
  one();
  one();
  vi.runAllTimers();
  expect(disposed).not.toHaveBeenCalled();
  two();
  vi.runAllTimers();
  expect(disposed).toHaveBeenCalledTimes(1);
});

test('leaving and coming in one navigation keeps it', () => {
  const { flows, disposed } = newFlows();
  const before = flows.flowOf('o');
  flows.hold('o')();
  flows.hold('o');
  vi.runAllTimers();
  expect(disposed).not.toHaveBeenCalled();
  expect(flows.flowOf('o')).toBe(before);
});

test('afterwards there is a new one', () => {
  const { flows } = newFlows();
  const before = flows.flowOf('o');
  flows.hold('o')();
  vi.runAllTimers();
  expect(flows.flowOf('o')).not.toBe(before);
});
