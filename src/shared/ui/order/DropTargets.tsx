import { useContext, useEffect, useId, useRef } from 'react';
import { RowOrderContext, type OrderedRow, type RowOrder } from './orderContext';
import './order.scss';

/** The other lists rows can be dropped on; nothing where there are none, or where rows cannot be moved. */
export function DropTargets({ label }: { label: string }) {
  const order = useContext(RowOrderContext);
  const id = useId();
  if (!order?.isOn || order.places.length === 0) return null;
  return (
    <div className="drop-targets">
      <span id={id}>{label}</span>
      <ul aria-labelledby={id}>
        {order.places.map((place) => (
          <DropTarget
            key={place.id}
            place={place}
            isAimed={order.aimed === place.id}
            drag={order.drag}
          />
        ))}
      </ul>
    </div>
  );
}

interface DropTargetProps {
  place: OrderedRow;
  isAimed: boolean;
  drag: RowOrder['drag'];
}

function DropTarget({ place: { id, name }, isAimed, drag }: DropTargetProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    let remove: (() => void) | null = null;
    let isGone = false;
    drag().then(
      ({ addTarget }) => {
        if (!isGone && item.current) remove = addTarget(id, item.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [id, drag]);
  return (
    <li ref={item} className={isAimed ? 'drop-target drop-target--aimed' : 'drop-target'}>
      <bdi>{name}</bdi>
    </li>
  );
}
