import { useEffect, useRef, type RefObject } from 'react';

/** What the keys of the inbox do, by the key. */
export type InboxKeys = Readonly<Record<string, () => void>>;

/** Keys that only lead on may be held down. */
const MAY_REPEAT = new Set(['j', 'k']);
/** Boxes and buttons of the list take no letters. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether a press of a key is meant for the inbox: no modifier, no field, and nothing open above it. */
export function isForInbox(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
    return false;
  }
  if (event.isComposing || (event.repeat && !MAY_REPEAT.has(event.key))) return false;
  const { target } = event;
  if (!(target instanceof Element) || target.matches(TYPED_INTO)) return false;
  return document.querySelector('[aria-modal="true"]') === null;
}

/** Single keys, which act only while the focus is inside `root` (WCAG 2.1.4). */
export function useInboxKeys(root: RefObject<HTMLElement | null>, keys: InboxKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent) => {
      if (!isForInbox(event) || !Object.hasOwn(latest.current, event.key)) return;
      event.preventDefault();
      latest.current[event.key]?.();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root]);
}
