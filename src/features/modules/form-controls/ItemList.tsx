import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BoundControl } from '@/shared/ui/form/Field';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import { OrderHandle } from '@/shared/ui/order/OrderHandle';
import { Fold } from './Fold';
import { ItemTool } from './ItemTool';
import { useItemOrder } from './useItemOrder';
import { useItems } from './useItems';

/** What a way to add an item of one's own gets. */
export interface Adding {
  /**
   * Adds one.
   *
   * @param at path in it of what is still missing, which is opened; null for nothing
   */
  add: (value: unknown, at: string | null) => void;
  isDisabled: boolean;
  /** Attributes of what adds one. */
  entry: object;
}

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
  isDisabled?: boolean | undefined;
  /** In place of the button that adds one. */
  renderAdd?: (adding: Adding) => ReactNode;
  /** What an item is called in its head; "Condition 1" unless given. */
  renderTitle?: (path: string, called: string) => ReactNode;
  /** What stands beside the way to add one, given how many there are. */
  renderAside?: (count: number) => ReactNode;
  /** A line on an item that is folded; without it none ever is. Of several that were there before all are at first. */
  renderLine?: (path: string) => ReactNode;
  /** One alone is folded at first as well. */
  isFolded?: boolean;
  /** The fields of one item, whose values are at this path. */
  children: (path: string, index: number) => ReactNode;
}

/** Several of the same: added at the end, dragged or moved up and down, taken away. */
export function ItemList(props: ItemListProps) {
  const {
    name,
    itemName,
    most,
    initial,
    bound,
    canCopy = false,
    renderAdd,
    renderTitle = (_, name) => <strong>{name}</strong>,
    renderAside,
    renderLine,
    isFolded = false,
  } = props;
  const { root, items, add, put, itemMark, addMark, dragMark, up, down, copy, removal } =
    useItems(name);
  const [added, setAdded] = useState<number | null>(null);
  // One that comes from a gallery opens only what it needs.
  const [wasAlone] = useState(items.length === 1);
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
  const called = (index: number) => `${itemName} ${String(index + 1)}`;
  const isFull = items.length >= most || props.isDisabled === true;
  const isOrdered = props.isOrdered === true && items.length > 1 && props.isDisabled !== true;
  const { order, lineAt } = useItemOrder({
    rows: items.map(({ id }, index) => ({ id, name: sentence(called(index)) })),
    isOn: isOrdered,
    onPut: (from, to) => put(from, to, called(from)),
    root,
  });
  return (
    <RowOrderContext value={order}>
      <div ref={root} className="item-list">
        {items.map((item, index) => {
          const what = called(index);
          const path = `${name}.${String(index)}`;
          return (
            <div
              key={item.id}
              role="group"
              aria-label={sentence(what)}
              className={`list-field__item order-item${renderLine ? ' list-field__item--folds' : ''}${lineAt(index)}`}
              {...itemMark(index)}
            >
              <div className="list-field__head">
                <OrderHandle id={item.id} name={what} isPlaced mark={dragMark(index)} />
                {renderLine ? null : renderTitle(path, sentence(what))}
                <div className="list-field__tools">
                  {isOrdered ? (
                    <>
                      <ItemTool
                        Icon={ChevronUp}
                        label={`Move ${what} up`}
                        isDisabled={index === 0}
                        {...up(index)}
                      />
                      <ItemTool
                        Icon={ChevronDown}
                        label={`Move ${what} down`}
                        isDisabled={index === items.length - 1}
                        {...down(index)}
                      />
                    </>
                  ) : null}
                  {canCopy ? (
                    <ItemTool
                      Icon={Copy}
                      label={`Duplicate ${what}`}
                      isDisabled={items.length >= most}
                      {...duplicate(index)}
                    />
                  ) : null}
                  <ItemTool Icon={Trash2} label={`Remove ${what}`} {...removal(index, what)} />
                </div>
              </div>
              {renderLine ? (
                <Fold
                  isOpen={
                    index === added || (items.length === 1 && !isFolded && (!renderAdd || wasAlone))
                  }
                  title={renderTitle(path, sentence(what))}
                  line={renderLine(path)}
                >
                  {props.children(path, index)}
                </Fold>
              ) : (
                props.children(path, index)
              )}
            </div>
          );
        })}
        <div className="message-field__end">
          {renderAdd ? (
            renderAdd({
              add: (value, at) => {
                setAdded(at === null ? null : items.length);
                add(value, at);
              },
              isDisabled: isFull,
              entry: { ...bound.entry, ...addMark },
            })
          ) : (
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              disabled={isFull}
              onClick={() => {
                setAdded(items.length);
                add(initial());
              }}
              {...bound.entry}
              {...addMark}
            >
              Add {itemName}
            </button>
          )}
          {renderAside?.(items.length)}
        </div>
      </div>
    </RowOrderContext>
  );
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
