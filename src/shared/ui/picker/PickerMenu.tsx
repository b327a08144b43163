import { lazy, Suspense, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import type { PickerListProps } from './PickerList';
import './picker.scss';

const loadList = () => import('./PickerList');
const PickerList = lazy(loadList);

/** Whether a picker is open, and what was typed to open it. */
export interface PickerState {
  isOpen: boolean;
  typed: string;
}
export const closedPicker: PickerState = { isOpen: false, typed: '' };

interface PickerMenuProps extends Omit<PickerListProps, 'typed'> {
  id: string;
  state: PickerState;
  onState: (state: PickerState) => void;
  /** Gets the focus back. */
  toggleRef: RefObject<HTMLElement | null>;
  /** The button it hangs from, a `Dropdown.Toggle`. */
  toggle: ReactNode;
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
const popperConfig = { strategy: 'fixed' as const, modifiers: [following] };

/** A list with a search that opens from a button; its code comes with the first one somebody turns to. */
export function PickerMenu({
  id,
  state,
  onState,
  toggleRef,
  toggle,
  onChoose,
  ...list
}: PickerMenuProps) {
  const close = () => {
    // Before the list goes: what goes with the focus in it leaves it nowhere.
    toggleRef.current?.focus();
    onState(closedPicker);
  };
  return (
    <Dropdown
      className="picker"
      show={state.isOpen}
      autoClose="outside"
      onToggle={(isOpen, { source }) => {
        if (isOpen) onState({ isOpen, typed: '' });
        else if (source === 'keydown') close();
        else onState(closedPicker);
      }}
    >
      {toggle}
      <Dropdown.Menu
        id={id}
        role="dialog"
        aria-label={list.label}
        className="picker__menu"
        // Beside what it hangs from, and not in it: a panel that scrolls does not cut it off.
        popperConfig={popperConfig}
      >
        {state.isOpen ? (
          <Suspense fallback={<p className="picker__status">Loading …</p>}>
            <PickerList
              {...list}
              typed={state.typed}
              onChoose={(value) => {
                onChoose(value);
                if (list.isMany !== true) close();
              }}
            />
          </Suspense>
        ) : null}
      </Dropdown.Menu>
    </Dropdown>
  );
}

/** For the button: fetches the list's code as soon as one turns to it, and opens it with what is typed. */
export const opening = (onState: (state: PickerState) => void) => ({
  onPointerEnter: () => void loadList(),
  onFocus: () => void loadList(),
  onKeyDown: (event: KeyboardEvent) => {
    const isText = event.key.length === 1 && event.key !== ' ';
    if (!isText || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onState({ isOpen: true, typed: event.key });
  },
});
