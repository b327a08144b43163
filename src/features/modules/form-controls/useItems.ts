import { useLayoutEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { fieldElement } from '@/shared/ui/form/fieldElements';
import { useUndoInForm } from '@/shared/ui/form/useUndoInForm';

/** What one types into, chooses in or presses. */
const CONTROL = ':is(input, select, textarea, button):not(:disabled)';

type Action = 'drag' | 'up' | 'down' | 'copy' | 'remove';

/** What can be pressed is found by what it does, since the items around it change. */
const mark = (name: string, action: Action, index: number) => `${action} ${name} ${String(index)}`;

const isReady = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled');

/**
 * The items of a list in a form. The focus stays with what was done: it goes along with an item that is
 * moved, into one that is added or copied, and from one that is removed to the next, to the one before, or to the
 * way to add one. One that is removed can be brought back as it was (docs/product/modules.md).
 *
 * @param name path of the list in the form's values
 * @returns the items, what can be done with them, and marks for the elements that do it
 */
export function useItems(name: string) {
  const { getValues } = useFormContext();
  const { fields, append, insert, move, remove } = useFieldArray({ name });
  const offer = useUndoInForm();
  const root = useRef<HTMLDivElement>(null);
  /** Where the focus goes once the items have changed: the first of these that there is. */
  const wanted = useRef<(() => Element | null)[]>([]);
  const button = (action: Action, index: number) => () =>
    root.current?.querySelector(`[data-action="${mark(name, action, index)}"]`) ?? null;
  const addButton = () => root.current?.querySelector(`[data-action="add ${name}"]`) ?? null;
  const firstOf = (index: number) => () =>
    root.current?.querySelector(
      `[data-item="${name} ${String(index)}"] :is(input, select, textarea):not(:disabled)`,
    ) ?? null;
  const fieldIn = (index: number, path: string) => () => {
    const place = root.current && fieldElement(root.current, `${name}.${String(index)}.${path}`);
    return place?.matches(CONTROL) === true ? place : (place?.querySelector(CONTROL) ?? null);
  };
  useLayoutEffect(() => {
    if (wanted.current.length === 0) return;
    const next = wanted.current.map((find) => find()).find(isReady);
    wanted.current = [];
    next?.focus();
  });
  const shift = (index: number, by: -1 | 1) => {
    const [same, back]: Action[] = by < 0 ? ['up', 'down'] : ['down', 'up'];
    wanted.current = [same, back].flatMap((action) => (action ? [button(action, index + by)] : []));
    move(index, index + by);
  };
  /** What had the focus goes along, and Ctrl Z means the way back. */
  const put = (from: number, to: number, called: string) => {
    const go = (start: number, end: number) => {
      wanted.current = [button('drag', end)];
      move(start, end);
    };
    go(from, to);
    offer(`Moved ${called} to position ${String(to + 1)}`, () => go(to, from));
  };
  return {
    root,
    items: fields,
    put,
    dragMark: (index: number) => ({ 'data-action': mark(name, 'drag', index) }),
    /** @param at path in the item of the field that gets the focus: the first one unless named, none for null */
    add: (value: unknown, at?: string | null) => {
      const index = fields.length;
      wanted.current = at === null ? [] : [at === undefined ? firstOf(index) : fieldIn(index, at)];
      append(value, { shouldFocus: false });
    },
    itemMark: (index: number) => ({ 'data-item': `${name} ${String(index)}` }),
    addMark: { 'data-action': `add ${name}` },
    up: (index: number) => ({
      'data-action': mark(name, 'up', index),
      onClick: () => shift(index, -1),
    }),
    down: (index: number) => ({
      'data-action': mark(name, 'down', index),
      onClick: () => shift(index, 1),
    }),
    copy: (index: number) => ({
      'data-action': mark(name, 'copy', index),
      onClick: () => {
        wanted.current = [firstOf(index + 1)];
        const value: unknown = getValues(`${name}.${String(index)}`);
        insert(index + 1, structuredClone(value), { shouldFocus: false });
      },
    }),
    /** @param called the item, as in "condition 2" */
    removal: (index: number, called: string) => ({
      'data-action': mark(name, 'remove', index),
      onClick: () => {
        wanted.current = [button('remove', index), button('remove', index - 1), addButton];
        const held: unknown = structuredClone(getValues(`${name}.${String(index)}`));
        remove(index);
        offer(`Removed ${called}`, () => {
          wanted.current = [button('remove', index)];
          insert(index, held, { shouldFocus: false });
        });
      },
    }),
  };
}
