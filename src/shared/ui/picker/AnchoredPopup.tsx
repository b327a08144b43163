import { useEffect, type ReactNode, type RefObject } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';
import { barsAtEdges, roomBeside } from './room';

export interface PopupPlace {
  id: string;
  /** What it is for. */
  label: string;
  /** The button beside it, which gets the focus back. */
  toggleRef: RefObject<HTMLElement | null>;
  /** The parent of both, so that Tab goes from one to the other. */
  placeRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface AnchoredPopupProps extends PopupPlace {
  className: string;
  /** The end of the button it is aligned with. */
  placement?: 'bottom-start' | 'bottom-end';
  children: ReactNode;
}

/** What a modifier of Popper's gets, as far as ours uses it. */
interface Popper {
  update: () => Promise<unknown>;
  state: {
    elements: { popper: HTMLElement; reference: { getBoundingClientRect: () => DOMRect } };
  };
}

/** Stays beside its button while what is in it grows and shrinks, and says by `--popup-room` how high it can be. */
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
/** Above its button where it would lie over the bar that saves. */
const clearOfBars = { name: 'flip', options: { padding: barsAtEdges } };
// Fixed, so that a panel that scrolls does not cut it off.
const popperConfig = { strategy: 'fixed' as const, modifiers: [following, clearOfBars] };

/** Closes it and gives the focus back. */
export function closeWithFocus({ toggleRef, onClose }: Pick<PopupPlace, 'toggleRef' | 'onClose'>) {
  // Before the popup goes: what goes with the focus in it leaves it nowhere.
  toggleRef.current?.focus();
  onClose();
}

/** A popup beside a button. Escape, a press elsewhere and a focus elsewhere close it. */
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
    // Once the focus is there, and not when it leaves: it would be lost with what it is just leaving.
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
