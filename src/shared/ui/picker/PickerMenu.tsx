import { Suspense, type KeyboardEvent } from 'react';
import { lazyOptional } from '../lazyParts';
import type { PickerPopupProps } from './PickerPopup';
import './picker.scss';

const loadPopup = () => import('./PickerPopup');
const PickerPopup = lazyOptional(loadPopup);

/** Whether a picker is open, and what was typed to open it. */
export interface PickerState {
  isOpen: boolean;
  typed: string;
}
export const closedPicker: PickerState = { isOpen: false, typed: '' };

interface PickerMenuProps extends Omit<PickerPopupProps, 'typed' | 'onClose'> {
  state: PickerState;
  onState: (state: PickerState) => void;
}

/** A list with a search, beside a button; its code comes with the first one somebody turns to. */
export const PickerMenu = ({ state, onState, ...popup }: PickerMenuProps) =>
  state.isOpen ? (
    <Suspense>
      <PickerPopup {...popup} typed={state.typed} onClose={() => onState(closedPicker)} />
    </Suspense>
  ) : null;

/** For the button: fetches the list's code as soon as one turns to it, and opens it, with what is typed. */
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
