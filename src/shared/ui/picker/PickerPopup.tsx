import { useEffect, type RefObject } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';
import { PickerList, type PickerListProps } from './PickerList';

export interface PickerPopupProps extends PickerListProps {
  id: string;
  /** The button it stands beside, which gets the focus back. */
  toggleRef: RefObject<HTMLElement | null>;
  /** What both stand in, so that the Tab key goes from one to the other. */
  placeRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a modifier of Popper's gets, as far as ours uses it. */
interface Popper {
  update: () => Promise<unknown>;
  state: { elements: { popper: HTMLElement } };
}

/** Stays beside its button while the list in it grows and shrinks with what is found. */
const following = {
  name: 'following',
  enabled: true,
  phase: 'write' as const,
  fn: () => undefined,
  effect({ instance }: { instance: Popper }) {
    // jsdom has no layout.
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => void instance.update());
    observer.observe(instance.state.elements.popper);
    return () => observer.disconnect();
  },
};
// Fixed, so that a panel that scrolls does not cut it off.
const popperConfig = { strategy: 'fixed' as const, modifiers: [following] };

/** The list of a picker: goes with Escape, with a press elsewhere, and when the focus goes elsewhere. */
export default function PickerPopup({
  id,
  toggleRef,
  placeRef,
  onClose,
  ...list
}: PickerPopupProps) {
  const { label, isMany = false, onChoose } = list;
  useEffect(() => {
    // Once the focus is there, and not when it leaves: it would be lost with what it is just leaving.
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Node && placeRef.current?.contains(target) === false) onClose();
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [placeRef, onClose]);
  const closeByKey = () => {
    // Before the list goes: what goes with the focus in it leaves it nowhere.
    toggleRef.current?.focus();
    onClose();
  };
  return (
    <Overlay
      show
      rootClose
      flip
      transition={false}
      target={toggleRef}
      container={placeRef}
      placement="bottom-start"
      popperConfig={popperConfig}
      onHide={onClose}
    >
      <Popover
        id={id}
        role="dialog"
        aria-label={label}
        className="picker__menu"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          closeByKey();
        }}
      >
        <PickerList
          {...list}
          onChoose={(value) => {
            onChoose(value);
            if (!isMany) closeByKey();
          }}
        />
      </Popover>
    </Overlay>
  );
}
