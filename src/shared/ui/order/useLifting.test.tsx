import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLifting } from './useLifting';

const { createRowDrag } = vi.hoisted(() => ({ createRowDrag: vi.fn<() => object>() }));
vi.mock('./dragRows', () => ({ createRowDrag }));

const lifting = () =>
  renderHook(() => useLifting({ rows: [], isOn: true, nameOf: (id) => id, onPut: () => undefined }))
    .result.current.order;

test('all rows of a list share one drag controller', async () => {
  createRowDrag.mockImplementation(() => ({}));
  const { drag } = lifting();
  const first = await drag();
  expect(await drag()).toBe(first);
});

test('a row loads the drag code again after another row failed to load it', async () => {
  createRowDrag.mockImplementationOnce(() => {
    throw new Error('no such file');
  });
  const made = {};
  createRowDrag.mockReturnValue(made);
  const { drag } = lifting();
  await expect(drag()).rejects.toThrow('no such file');
  expect(await drag()).toBe(made);
});
