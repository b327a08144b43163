import { useState, type ReactNode } from 'react';
import type { BoundControl } from '@/shared/ui/form/Field';
import { Fold } from './Fold';
import { useItems } from './useItems';

interface ItemListProps {
  /** Path of the list in the form's values. */
  name: string;
  /** What one is called in its buttons: "condition". */
  itemName: string;
  most: number;
  /** What a new one holds. */
  initial: () => unknown;
  /** The list as a whole: the way to add one tells what is wrong with it. */
  bound: BoundControl;
  /** Whether the order means something. */
  isOrdered?: boolean;
  /** Whether one can be made of another. */
  canCopy?: boolean;
  /** A small one stands beside a line, and without a head of its own. */
  isSmall?: boolean;
  isDisabled?: boolean | undefined;
  /** What stands beside the way to add one, given how many there are. */
  renderAside?: (count: number) => ReactNode;
  /** A line on an item that is folded; without it none ever is. Of several that were there before all are at first. */
  renderLine?: (path: string) => ReactNode;
  /** One alone is folded at first as well. */
  isFolded?: boolean;
  /** The fields of one item, whose values are at this path. */
  children: (path: string, index: number) => ReactNode;
}

/** Several of the same: added at the end, moved up and down, taken away. */
export function ItemList(props: ItemListProps) {
  const {
    name,
    itemName,
    most,
    initial,
    bound,
    isOrdered = false,
    canCopy = false,
    isSmall = false,
    renderAside,
    renderLine,
    isFolded = false,
  } = props;
  const { root, items, add, itemMark, addMark, up, down, copy, removal } = useItems(name);
  const [added, setAdded] = useState<number | null>(null);
  const duplicate = (index: number) => {
    const { onClick, ...rest } = copy(index);
    return {
      ...rest,
      onClick: () => {
        setAdded(index + 1);
        onClick();
      },
    };
  };
  const small = 'btn btn-sm btn-outline-secondary';
  return (
    <div ref={root} className="item-list">
      {items.map((item, index) => {
        const called = `${itemName} ${String(index + 1)}`;
        const remove = (
          <button
            type="button"
            className={small}
            aria-label={`Remove ${called}`}
            {...removal(index, called)}
          >
            Remove
          </button>
        );
        return (
          <div
            key={item.id}
            role="group"
            aria-label={sentence(called)}
            className={
              isSmall
                ? 'message-field__pair'
                : `list-field__item${renderLine ? ' list-field__item--folds' : ''}`
            }
            {...itemMark(index)}
          >
            {isSmall ? null : (
              <div className="list-field__head">
                {renderLine ? null : <strong>{sentence(called)}</strong>}
                {isOrdered ? (
                  <>
                    <button
                      type="button"
                      className={small}
                      aria-label={`Move ${called} up`}
                      disabled={index === 0}
                      {...up(index)}
                    >
                      Up
                    </button>
                    <button
                      type="button"
                      className={small}
                      aria-label={`Move ${called} down`}
                      disabled={index === items.length - 1}
                      {...down(index)}
                    >
                      Down
                    </button>
                  </>
                ) : null}
                {canCopy ? (
                  <button
                    type="button"
                    className={small}
                    aria-label={`Duplicate ${called}`}
                    disabled={items.length >= most}
                    {...duplicate(index)}
                  >
                    Duplicate
                  </button>
                ) : null}
                {remove}
              </div>
            )}
            {renderLine ? (
              <Fold
                isOpen={index === added || (items.length === 1 && !isFolded)}
                title={<strong>{sentence(called)}</strong>}
                line={renderLine(`${name}.${String(index)}`)}
              >
                {props.children(`${name}.${String(index)}`, index)}
              </Fold>
            ) : (
              props.children(`${name}.${String(index)}`, index)
            )}
            {isSmall ? remove : null}
          </div>
        );
      })}
      <div className="message-field__end">
        <button
          type="button"
          className={small}
          disabled={items.length >= most || props.isDisabled === true}
          onClick={() => {
            setAdded(items.length);
            add(initial());
          }}
          {...bound.entry}
          {...addMark}
        >
          Add {itemName}
        </button>
        {renderAside?.(items.length)}
      </div>
    </div>
  );
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
