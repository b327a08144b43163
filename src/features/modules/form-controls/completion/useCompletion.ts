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

/** The text and its caret while the user types; null while no completion is wanted. */
export type Writing = { text: string; caret: number } | null;

/**
 * Offers completions in the one text box below `root`.
 *
 * @param find finds the completions
 * @param writing state of the caller, which may look up names for it
 * @returns the completions, if any; the index of the one Enter inserts; and handlers for `root`,
 *   which receive the events of the box and leave the box's own handlers to the form
 */
export function useCompletion(
  find: Find,
  [writing, setWriting]: readonly [Writing, (writing: Writing) => void],
) {
  const root = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  /** Position of the sign whose completions were dismissed. */
  const [refused, setRefused] = useState<number | null>(null);
  /** Where a tool inserted the sign that opened the list, and the text right after that. */
  const opened = useRef<{ text: string; from: number; to: number } | null>(null);
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
    // The same caret is reported more than once: the selected option must stay, and names may still
    // be loading.
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

  /**
   * Inserts a text at the current or last caret; at the end if there was none. Replaces a variable
   * that was begun.
   */
  const insert = (text: string) => {
    const box = boxOf();
    if (!box) return;
    const [from, to] = placeIn(box);
    const begun = from === to ? find(box.value, from) : null;
    close();
    const replaced = begun?.options.some(({ put }) => put === text) === true ? begun : null;
    write(box, text, replaced?.from ?? from, replaced?.to ?? to);
  };

  /** Inserts a sign at the caret as if it were typed. Escape removes it while nothing follows it. */
  const open = (sign: string) => {
    const box = boxOf();
    if (!box) return;
    insert(sign);
    const to = box.selectionStart ?? box.value.length;
    opened.current = { text: box.value, from: to - sign.length, to };
  };

  const removeOpened = (box: Box) => {
    const at = opened.current;
    opened.current = null;
    if (at?.text !== box.value) return false;
    close();
    write(box, '', at.from, at.to);
    return true;
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
    else if (key === 'Escape') {
      if (!removeOpened(event.target)) setRefused(offer.from);
    } else return;
    event.preventDefault();
    // Keeps elements around the field open, such as a dialog.
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
    open,
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
