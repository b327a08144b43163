import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type Canvas from './ChartCanvas';

const plots = vi.hoisted(() => ({ drawn: 0 }));
const nothing = vi.hoisted(() => () => undefined);
vi.mock('uplot', () => ({
  default: class {
    cursor = {};
    destroy = nothing;
    setSize = nothing;
    constructor() {
      plots.drawn += 1;
    }
  },
}));
// The setup of all tests has a canvas that draws nothing.
const { default: ChartCanvas } = await vi.importActual<{ default: typeof Canvas }>('./ChartCanvas');

const canvas = (values: readonly number[]) => (
  <ChartCanvas
    times={[0, 86_400_000]}
    series={[{ label: 'Floor', values: [...values] }]}
    shape="lines"
    tick={String}
    isByDay
    marks={[]}
    at={null}
    onPoint={nothing}
  />
);

test('a chart is drawn again for other figures, and not when the page around it renders', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      disconnect = nothing;
    },
  );
  const { rerender } = render(canvas([1, 2]));
  expect(plots.drawn).toBe(0);
  await vi.waitFor(() => expect(plots.drawn).toBe(1));
  rerender(canvas([1, 2]));
  expect(plots.drawn).toBe(1);
  rerender(canvas([1, 3]));
  expect(plots.drawn).toBe(2);
});
