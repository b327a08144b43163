import {
  useRef,
  useState,
  type CompositionEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import type { Variable } from '../../engine/variable';
import { completionAt, inBraces, type Completion } from './completion';
import { isBox, write, type Box } from './textBox';

/**
 * Offers variables to what is written in the one text box below `root`.
 *
 * @returns what is offered, if anything; which of it Enter puts in; and handlers for `root`, which hear
 *   the box and leave its own handlers to the form
 */
export function useCompletion(variables: readonly Variable[]) {
  const root = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  /** The brace for which nothing is wanted. */
  const refused = useRef<number | null>(null);
  const [offer, setOffer] = useState<Completion | null>(null);
  const [index, setIndex] = useState(0);
  const close = () => setOffer(null);

  const look = (box: Box, isTyping: boolean) => {
    const { value, selectionStart, selectionEnd } = box;
    const isCaret = selectionStart !== null && selectionStart === selectionEnd;
    const found = isCaret ? completionAt(value, selectionStart, variables) : null;
    if (found?.from !== refused.current) refused.current = null;
    if (!found || refused.current !== null || (!isTyping && !offer)) return close();
    // The caret is told about more than once; who has gone down the list stays there.
    if (offer?.from === found.from && offer.caret === found.caret) return undefined;
    setOffer(found);
    setIndex(0);
  };

  /** Puts it where the caret is, or was; at the end if it never was anywhere. */
  const insert = (variable: Variable) => {
    const box = root.current?.querySelector('input, textarea');
    if (!isBox(box)) return;
    const end = box.value.length;
    const [from, to] = wasFocused.current
      ? [box.selectionStart ?? end, box.selectionEnd ?? end]
      : [end, end];
    const begun = from === to ? completionAt(box.value, from, variables) : null;
    close();
    write(box, inBraces(variable), begun?.from ?? from, begun?.to ?? to);
  };

  const refuse = () => {
    refused.current = offer?.from ?? null;
    close();
  };

  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (!offer || nativeEvent.isComposing || isModified(event)) return;
    const { options } = offer;
    const chosen = options[index];
    if (key === 'ArrowDown') setIndex((index + 1) % options.length);
    else if (key === 'ArrowUp') setIndex((index + options.length - 1) % options.length);
    else if ((key === 'Enter' || key === 'Tab') && chosen) insert(chosen);
    else if (key === 'Escape') refuse();
    else return;
    event.preventDefault();
    // What the field stands in, such as a dialog, stays open.
    if (key === 'Escape') event.stopPropagation();
  };

  return {
    root,
    offer,
    index,
    insert,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        wasFocused.current ||= isBox(target);
      },
      onInput: ({ target, nativeEvent }: InputEvent) => {
        if (isBox(target) && !nativeEvent.isComposing) look(target, true);
      },
      onSelect: ({ target }: SyntheticEvent) => {
        if (isBox(target)) look(target, false);
      },
      onCompositionEnd: ({ target }: CompositionEvent) => {
        if (isBox(target)) look(target, true);
      },
      onKeyDown: press,
      onBlur: close,
    },
  };
}

const isModified = ({ shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  shiftKey || ctrlKey || altKey || metaKey;
