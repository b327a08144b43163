import { Suspense, type KeyboardEvent } from 'react';
import { lazyOptional } from '../lazyParts';
import type { PickerPopupProps } from './PickerPopup';
import './picker.scss';

const loadPopup = () => import('./PickerPopup');
const PickerPopup = lazyOptional(loadPopup);

/** Whether a picker is open, and the text typed to open it. */
export interface PickerState {
  isOpen: boolean;
  typed: string;
}
export const closedPicker: PickerState = { isOpen: false, typed: '' };

interface PickerMenuProps extends Omit<PickerPopupProps, 'typed' | 'onClose'> {
  state: PickerState;
  onState: (state: PickerState) => void;
}

/** A searchable list beside a button; its code loads when the user first points at or focuses a picker. */
export const PickerMenu = ({ state, onState, ...popup }: PickerMenuProps) =>
  state.isOpen ? (
    <Suspense>
      <PickerPopup {...popup} typed={state.typed} onClose={() => onState(closedPicker)} />
    </Suspense>
  ) : null;

/** For the button: fetches the list's code on hover or focus, and opens the list, with the typed text. */
export const opening = (
  { isOpen }: PickerState,
  onState: (state: PickerState) => void,
  search = '',
) => ({
  onPointerEnter: () => void loadPopup(),
  onFocus: () => void loadPopup(),
  onClick: () => onState({ isOpen: !isOpen, typed: isOpen ? '' : search }),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isText = event.key.length === 1 && event.key !== ' ';
    if (!isText && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onState({ isOpen: true, typed: isText ? event.key : search });
  },
});
