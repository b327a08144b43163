import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BoundControl } from '@/shared/ui/form/Field';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import { OrderHandle } from '@/shared/ui/order/OrderHandle';
import { Fold } from './Fold';
import { ItemTool } from './ItemTool';
import { useItemOrder } from './useItemOrder';
import { useItems } from './useItems';

/** Props of a custom control that adds items. */
export interface Adding {
  /**
   * Adds an item.
   *
   * @param at path of a missing value in it, whose field is opened; null for none
   */
  add: (value: unknown, at: string | null) => void;
  isDisabled: boolean;
  /** Attributes of the element that adds items. */
  entry: object;
}

interface ItemListProps {
  /** Path of the list in the form's values. */
  name: string;
  /** Noun for one item in its buttons: "condition". */
  itemName: string;
  most: number;
  /** Value of a new item. */
  initial: () => unknown;
  /** The list as a whole: its error is shown at the control that adds items. */
  bound: BoundControl;
  /** Whether the order matters. */
  isOrdered?: boolean;
  /** Whether items can be duplicated. */
  canCopy?: boolean;
  isDisabled?: boolean | undefined;
  /** Replaces the button that adds an item. */
  renderAdd?: (adding: Adding) => ReactNode;
  /** Title of an item; "Condition 1" by default. */
  renderTitle?: (path: string, called: string) => ReactNode;
  /** Content beside the control that adds items, given their number. */
  renderAside?: (count: number) => ReactNode;
  /**
   * Summary line of a folded item; without it no item is ever folded. Several existing items are
   * all folded at first.
   */
  renderLine?: (path: string) => ReactNode;
  /** A single item is folded at first as well. */
  isFolded?: boolean;
  /** Renders the fields of one item, whose values are at `path`. */
  children: (path: string, index: number) => ReactNode;
}

/** A list of items of the same kind, which can be added at the end, dragged, moved up and down, and removed. */
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
  // With a gallery, a single item is open only if it was there at first: an added one opens only
  // where a value is missing.
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
