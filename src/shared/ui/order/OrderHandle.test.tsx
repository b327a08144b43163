import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RowDrag } from './dragRows';
import { OrderHandle } from './OrderHandle';
import { RowOrderContext, type RowOrder } from './orderContext';

const nothing = () => undefined;

function show(drag: RowOrder['drag'], lift: RowOrder['lift'] = nothing) {
  const order: RowOrder = {
    isOn: true,
    count: 1,
    placeOf: () => 1,
    lifted: null,
    lift,
    moveTo: nothing,
    places: [],
    aimed: null,
    aim: nothing,
    drop: nothing,
    cancel: nothing,
    undo: undefined,
    drag,
  };
  return render(
    <RowOrderContext value={order}>
      <div className="order-item">
        <OrderHandle id="rule-lore" name="Lore" />
      </div>
    </RowOrderContext>,
  );
}

const handle = () => screen.getByRole('button', { name: 'Move Lore, number 1 of 1' });

test('offers dragging once its code has come', async () => {
  const attach = vi.fn<RowDrag['attach']>(() => nothing);
  let come: (code: RowDrag) => void = nothing;
  const code = new Promise<RowDrag>((resolve) => (come = resolve));
  show(() => code);
  expect(handle()).toHaveAttribute('title', 'Press Space and the arrow keys');
  come({ attach, addTarget: () => nothing });
  await waitFor(() =>
    expect(handle()).toHaveAttribute('title', 'Drag, or press Space and the arrow keys'),
  );
  expect(attach).toHaveBeenCalledOnce();
});

test('offers the keys alone where that code cannot be fetched', async () => {
  const refused = Promise.reject<RowDrag>(new Error('no such file'));
  const lift = vi.fn<RowOrder['lift']>();
  show(() => refused, lift);
  await act(() => refused.catch(nothing));
  expect(handle()).toHaveAttribute('title', 'Press Space and the arrow keys');
  handle().focus();
  await userEvent.keyboard(' ');
  expect(lift).toHaveBeenCalledWith('rule-lore');
});
