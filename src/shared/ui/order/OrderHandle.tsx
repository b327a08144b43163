import { GripVertical } from 'lucide-react';
import { useContext, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { RowOrderContext, type RowOrder } from './orderContext';
import './order.scss';
import { ROW, useDraggable } from './useDraggable';

interface OrderHandleProps {
  id: string;
  name: string;
  /** Whether the place is told by the name already: then it does not stand here. */
  isPlaced?: boolean;
  /** What it is found by. */
  mark?: object;
}

/** The place of a row in its list, and what it is moved by: with the pointer, or with the keys. */
export function OrderHandle({ id, name, isPlaced = false, mark }: OrderHandleProps) {
  const order = useContext(RowOrderContext);
  const handle = useRef<HTMLButtonElement>(null);
  const place = order?.placeOf(id) ?? 0;
  const isLifted = order?.lifted === id;
  const isOn = order?.isOn === true;
  const canDrag = useDraggable(handle, id, order);
  // Another place in the document takes the focus away.
  useLayoutEffect(() => {
    if (isLifted && place > 0) handle.current?.focus();
  }, [isLifted, place]);
  if (!isOn) return isPlaced ? null : <>{place}</>;
  return (
    <button
      ref={handle}
      type="button"
      className={`order-handle${canDrag ? ' order-handle--drag' : ''}`}
      aria-label={
        isPlaced
          ? `Move ${name}`
          : `Move ${name}, number ${String(place)} of ${String(order.count)}`
      }
      aria-pressed={isLifted}
      title={`${canDrag ? 'Drag, or press' : 'Press'} Space and the arrow keys`}
      // What is dragged has the focus: a text that kept it would be scrolled to as the dragging begins.
      onPointerDown={() => handle.current?.focus({ preventScroll: true })}
      onKeyDown={(event) => press(event, order, id)}
      onBlur={() => {
        // Once it is clear that the focus has gone elsewhere, and not with the row to its new place.
        if (isLifted) setTimeout(() => leaveUnless(handle.current, order), 0);
      }}
      {...mark}
    >
      <GripVertical aria-hidden="true" />
      {isPlaced ? null : <span aria-hidden="true">{place}</span>}
    </button>
  );
}

function leaveUnless(handle: HTMLElement | null, order: RowOrder): void {
  if (document.activeElement !== handle) order.cancel();
}

/** The handle of the next row, or of the one before. */
function besideOf(handle: Element): HTMLElement | null {
  const row = handle.closest(ROW);
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector<HTMLElement>('.order-handle') ?? null;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

function press(event: KeyboardEvent, order: RowOrder, id: string): void {
  const isLifted = order.lifted === id;
  const step = steps[event.key];
  if (event.key === ' ' || event.key === 'Enter') {
    if (!isLifted) order.lift(id);
    else {
      // What goes to another list takes the focus with it: the row beside it keeps it.
      const beside = order.aimed === null ? null : besideOf(event.currentTarget);
      order.drop();
      if (beside) setTimeout(() => beside.focus(), 0);
    }
  } else if (isLifted && step !== undefined) order.moveTo(order.placeOf(id) + step);
  else if (isLifted && event.key === 'ArrowRight') order.aim(1);
  else if (isLifted && event.key === 'ArrowLeft') order.aim(-1);
  else if (isLifted && event.key === 'Escape') order.cancel();
  else if (!isLifted && order.undo && event.key === 'z' && (event.ctrlKey || event.metaKey))
    order.undo();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
