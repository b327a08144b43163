import { useEffect, type ReactNode, type RefObject } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';
import { barsAtEdges, roomBeside } from './room';

export interface PopupPlace {
  id: string;
  /** Accessible name of the popup. */
  label: string;
  /** The button next to it, which gets the focus back. */
  toggleRef: RefObject<HTMLElement | null>;
  /** The parent of button and popup, so that Tab moves between them. */
  placeRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface AnchoredPopupProps extends PopupPlace {
  className: string;
  /** The side of the button it is aligned with. */
  placement?: 'bottom-start' | 'bottom-end';
  children: ReactNode;
}

/** The used part of the argument of a Popper modifier. */
interface Popper {
  update: () => Promise<unknown>;
  state: {
    elements: { popper: HTMLElement; reference: { getBoundingClientRect: () => DOMRect } };
  };
}

/** Repositions the popup when its content changes size, and sets `--popup-room`, its largest possible height. */
const following = {
  name: 'following',
  enabled: true,
  phase: 'write' as const,
  fn: () => undefined,
  effect({ instance }: { instance: Popper }) {
    const { popper, reference } = instance.state.elements;
    const fit = () => {
      const room = roomBeside(reference.getBoundingClientRect());
      popper.style.setProperty('--popup-room', `${String(room)}px`);
    };
    fit();
    // jsdom has no layout.
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      fit();
      void instance.update();
    });
    observer.observe(popper);
    return () => observer.disconnect();
  },
};
/** Opens above its button where it would cover the save bar. */
const clearOfBars = { name: 'flip', options: { padding: barsAtEdges } };
// Fixed, so that a scrolling panel does not clip it.
const popperConfig = { strategy: 'fixed' as const, modifiers: [following, clearOfBars] };

/** Closes it and returns the focus. */
export function closeWithFocus({ toggleRef, onClose }: Pick<PopupPlace, 'toggleRef' | 'onClose'>) {
  // Before the popup is removed: otherwise the focus inside it would be lost.
  toggleRef.current?.focus();
  onClose();
}

/** A popup next to a button. Escape closes it, and so does a press or a focus elsewhere. */
export function AnchoredPopup({
  id,
  label,
  toggleRef,
  placeRef,
  onClose,
  className,
  placement = 'bottom-start',
  children,
}: AnchoredPopupProps) {
  useEffect(() => {
    // On focusin instead of blur: on blur the focus would be lost together with the popup.
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Node && placeRef.current?.contains(target) === false) onClose();
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [placeRef, onClose]);
  return (
    <Overlay
      show
      rootClose
      flip
      transition={false}
      target={toggleRef}
      container={placeRef}
      placement={placement}
      popperConfig={popperConfig}
      onHide={onClose}
    >
      <Popover
        id={id}
        role="dialog"
        aria-label={label}
        className={className}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          closeWithFocus({ toggleRef, onClose });
        }}
      >
        {children}
      </Popover>
    </Overlay>
  );
}
