import { beforeEach, expect, test, vi } from 'vitest';
import { createPaymentFlow } from '../flow/flow';
import { ModelWorld } from '../testing/modelWorld';
import { createFlowDesk } from './sharedFlows';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function newDesk() {
  const world = new ModelWorld();
  const disposed = vi.fn<() => void>();
  const desk = createFlowDesk(world.ports(), world.settings, (ports, settings) => ({
    ...createPaymentFlow(ports, settings),
    dispose: disposed,
  }));
  return { desk, disposed };
}

test('screen and banner share one flow an order', () => {
  const { desk } = newDesk();
  desk.hold('o');
  expect(desk.flowOf('o')).toBe(desk.flowOf('o'));
});

test('a flow lives until the last has let go', () => {
  const { desk, disposed } = newDesk();
  const one = desk.hold('o');
  const two = desk.hold('o');
  one();
  one();
  vi.runAllTimers();
  expect(disposed).not.toHaveBeenCalled();
  two();
  vi.runAllTimers();
  expect(disposed).toHaveBeenCalledTimes(1);
});

test('leaving and coming in one navigation keeps it', () => {
  const { desk, disposed } = newDesk();
  const before = desk.flowOf('o');
  desk.hold('o')();
  desk.hold('o');
  vi.runAllTimers();
  expect(disposed).not.toHaveBeenCalled();
  expect(desk.flowOf('o')).toBe(before);
});

test('afterwards there is a new one', () => {
  const { desk } = newDesk();
  const before = desk.flowOf('o');
  desk.hold('o')();
  vi.runAllTimers();
  expect(desk.flowOf('o')).not.toBe(before);
});
