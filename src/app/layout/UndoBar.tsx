import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useClearance } from '@/shared/ui/form/useClearance';
import { useFocusAfter } from '@/shared/ui/form/useFocusAfter';
import { CloseIcon } from '@/shared/ui/icons';
import { withdrawUndo } from '@/shared/ui/undo';
import type { UndoOffer } from '@/shared/ui/undoOffer';
import './undoBar.scss';

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/**
 * The last action with its undo: by a press, or by Ctrl Z and ⌘ Z from anywhere except text fields, which have their
 * own undo. It has no time limit, so that slow users can reach it (WCAG 2.2.1).
 */
export default function UndoBar({ offer }: { offer: UndoOffer }) {
  const bar = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useClearance(bar, '--undo-bar');
  const { pathname } = useLocation();
  const place = useRef(pathname);
  useEffect(() => {
    if (place.current !== pathname) withdrawUndo();
    place.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const element = bar.current;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && element?.contains(relatedTarget) === false)
        cameFrom.current = relatedTarget;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  useFocusAfter(
    bar,
    useCallback(() => cameFrom.current, []),
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isShortcut || event.altKey || event.shiftKey || event.repeat) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      const { target } = event;
      const isTyped = target instanceof HTMLElement && target.matches(TYPED_INTO);
      if (isTyped && offer.within?.()?.contains(target) !== true) return;
      event.preventDefault();
      take(offer);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [offer]);
  return (
    <div ref={bar} className="undo-bar" role="region" aria-label="Undo">
      <span>{offer.message}</span>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-keyshortcuts="Control+Z Meta+Z"
        title="Ctrl Z or ⌘ Z"
        onClick={() => take(offer)}
      >
        Undo
      </button>
      <button
        type="button"
        className="undo-bar__close"
        aria-label="Dismiss"
        onClick={() => withdrawUndo(offer)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** Runs once: a second press does nothing. */
function take(offer: UndoOffer): void {
  withdrawUndo(offer);
  void offer.run();
}
