import { useContext, useEffect, useId, useRef } from 'react';
import { RowOrderContext, type OrderedRow, type RowOrder } from './orderContext';
import './order.scss';

/** The other lists rows can be dropped on; nothing where there are none, or where rows cannot be moved. */
export function OrderPlaces({ label }: { label: string }) {
  const order = useContext(RowOrderContext);
  const id = useId();
  if (!order?.isOn || order.places.length === 0) return null;
  return (
    <div className="order-places">
      <span id={id}>{label}</span>
      <ul aria-labelledby={id}>
        {order.places.map((place) => (
          <Place
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

interface PlaceProps {
  place: OrderedRow;
  isAimed: boolean;
  drag: RowOrder['drag'];
}

function Place({ place: { id, name }, isAimed, drag }: PlaceProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    let remove: (() => void) | null = null;
    let isGone = false;
    drag().then(
      ({ addPlace }) => {
        if (!isGone && item.current) remove = addPlace(id, item.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [id, drag]);
  return (
    <li ref={item} className={isAimed ? 'order-place order-place--aimed' : 'order-place'}>
      <bdi>{name}</bdi>
    </li>
  );
}
