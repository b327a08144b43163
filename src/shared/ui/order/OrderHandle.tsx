import { Fragment, useContext, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../icons';
import { RowOrderContext, type RowOrder } from './orderContext';
import './order.scss';
import { ROW, useDraggable } from './useDraggable';

interface OrderHandleProps {
  id: string;
  name: string;
  /** Whether the name already contains the position: then it is not shown here. */
  isPlaced?: boolean;
  /** Attributes that other code finds the handle by. */
  mark?: object;
}

/** The position of a row in its list, and the handle that moves it: with the pointer, or with the keys. */
export function OrderHandle({ id, name, isPlaced = false, mark }: OrderHandleProps) {
  const order = useContext(RowOrderContext);
  const handle = useRef<HTMLButtonElement>(null);
  const place = order?.placeOf(id) ?? 0;
  const isLifted = order?.lifted === id;
  const isOn = order?.isOn === true;
  const canDrag = useDraggable(handle, id, order);
  // Moving an element in the document removes its focus.
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
      // The dragged row has the focus: a focused text field would be scrolled into view when dragging begins.
      onPointerDown={() => handle.current?.focus({ preventScroll: true })}
      onKeyDown={(event) => press(event, order, id)}
      onBlur={() => {
        // After it is clear that the focus has left, and has not just moved with the row.
        if (isLifted) setTimeout(() => leaveUnless(handle.current, order), 0);
      }}
      {...mark}
    >
      <GripIcon />
      {isPlaced ? null : <span aria-hidden="true">{place}</span>}
    </button>
  );
}

/** Six dots. Drawn here, because otherwise the icon library would be loaded just for it. */
const GripIcon = () => (
  <Icon fill="currentColor" stroke="none">
    {[5, 12, 19].map((y) => (
      <Fragment key={y}>
        <circle cx="9" cy={y} r="1.6" />
        <circle cx="15" cy={y} r="1.6" />
      </Fragment>
    ))}
  </Icon>
);

function leaveUnless(handle: HTMLElement | null, order: RowOrder): void {
  if (document.activeElement !== handle) order.cancel();
}

/** The handle of the next row, or of the previous one. */
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
      // A row that goes to another list takes the focus with it: the neighboring row gets it instead.
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
