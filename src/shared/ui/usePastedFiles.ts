import { useEffect, useRef, type RefObject } from 'react';

const TAKES = '[data-takes-paste="true"]';

/** The place a paste is meant for: the one the focus is in, or the first of the page where it is nowhere. */
const placeOf = (target: EventTarget | null): Element | null =>
  target === document.body || !(target instanceof Element)
    ? document.querySelector(TAKES)
    : target.closest(TAKES);

/** Hands over files that are pasted into a place, or anywhere while nothing has the focus. Texts are let alone. */
export function usePastedFiles(
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
  isOn: boolean,
): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!isOn) return;
    const paste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length === 0 || placeOf(event.target) !== zone.current) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [zone, isOn]);
}
