import {
  useRef,
  useState,
  type CompositionEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import type { Completion, Find, Offer } from './completion';
import { isBox, write, type Box } from './textBox';

/** Where somebody writes: the text, and the caret in it. Null while nothing is wanted of it. */
export type Writing = { text: string; caret: number } | null;

/**
 * Offers names to what is written in the one text box below `root`.
 *
 * @param find what may be put in
 * @param writing state of the caller, which may look names up by it
 * @returns what is offered, if anything; which of it Enter puts in; and handlers for `root`, which hear
 *   the box and leave its own handlers to the form
 */
export function useCompletion(
  find: Find,
  [writing, setWriting]: readonly [Writing, (writing: Writing) => void],
) {
  const root = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  /** The sign for which nothing is wanted. */
  const [refused, setRefused] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const found = writing ? find(writing.text, writing.caret) : null;
  const offer = found?.from === refused ? null : found;
  const close = () => setWriting(null);

  const boxOf = (): Box | null => {
    const box = root.current?.querySelector('input:not([type="search"]), textarea');
    return isBox(box) ? box : null;
  };

  const look = (box: Box, isTyping: boolean) => {
    const { value, selectionStart: caret, selectionEnd } = box;
    if (caret === null || caret !== selectionEnd) return close();
    // The caret is told about more than once; who has gone down the list stays there, and names may be on their way.
    if (writing?.text === value && writing.caret === caret) return undefined;
    const next = find(value, caret);
    if (next?.from !== refused) setRefused(null);
    if (!isTyping && !offer) return close();
    const [only] = next?.options ?? [];
    if (isTyping && next?.isClosed === true && only) return choose(only, next, box);
    setIndex(0);
    return setWriting({ text: value, caret });
  };

  const choose = (chosen: Offer, { from, to }: Completion, box: Box | null = boxOf()) => {
    if (!box) return;
    close();
    write(box, chosen.put, from, to);
  };

  /** Puts it where the caret is, or was; at the end if it never was anywhere. Of a variable that was begun the whole is replaced. */
  const insert = (text: string) => {
    const box = boxOf();
    if (!box) return;
    const [from, to] = placeIn(box);
    const begun = from === to ? find(box.value, from) : null;
    close();
    const replaced = begun?.options.some(({ put }) => put === text) === true ? begun : null;
    write(box, text, replaced?.from ?? from, replaced?.to ?? to);
  };

  const placeIn = (box: Box): [number, number] => {
    const end = box.value.length;
    return wasFocused.current ? [box.selectionStart ?? end, box.selectionEnd ?? end] : [end, end];
  };

  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (!offer || nativeEvent.isComposing || isModified(event) || !isBox(event.target)) return;
    const { options } = offer;
    const chosen = options[index];
    if (key === 'ArrowDown') setIndex((index + 1) % options.length);
    else if (key === 'ArrowUp') setIndex((index + options.length - 1) % options.length);
    else if ((key === 'Enter' || key === 'Tab') && chosen) choose(chosen, offer);
    else if (key === 'Escape') setRefused(offer.from);
    else return;
    event.preventDefault();
    // What the field stands in, such as a dialog, stays open.
    if (key === 'Escape') event.stopPropagation();
  };

  return {
    root,
    offer,
    index,
    choose: (chosen: Offer) => {
      if (offer) choose(chosen, offer);
    },
    insert,
    boxOf,
    placeIn,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        wasFocused.current ||= target === boxOf();
      },
      onInput: ({ target, nativeEvent }: InputEvent) => {
        if (target === boxOf() && isBox(target) && !nativeEvent.isComposing) look(target, true);
      },
      onSelect: ({ target }: SyntheticEvent) => {
        if (target === boxOf() && isBox(target)) look(target, false);
      },
      onCompositionEnd: ({ target }: CompositionEvent) => {
        if (target === boxOf() && isBox(target)) look(target, true);
      },
      onKeyDown: press,
      onBlur: close,
    },
  };
}

const isModified = ({ shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  shiftKey || ctrlKey || altKey || metaKey;
