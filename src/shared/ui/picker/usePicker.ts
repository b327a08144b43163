import { useCallback, useId, useRef, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { closedPicker, opening, type PickerState } from './PickerMenu';

/**
 * What a picker's button and its list share.
 *
 * @param onState told whenever it opens or closes, and of what was typed to open it
 * @param search what it searches for when it opens without a typed letter
 */
export function usePicker(
  { ref, onBlur }: Pick<ControllerRenderProps, 'ref' | 'onBlur'>,
  onState?: (state: PickerState) => void,
  search = '',
) {
  const [state, setState] = useState(closedPicker);
  const placeRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Always the same one: the field would be told of its element with each render.
  const setToggle = useCallback(
    (element: HTMLButtonElement | null) => {
      toggleRef.current = element;
      ref(element);
    },
    [ref],
  );
  const change = (next: PickerState) => {
    setState(next);
    onState?.(next);
    if (!next.isOpen) onBlur();
  };
  const toggle = {
    ...opening(state, change, search),
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': state.isOpen,
    'aria-controls': state.isOpen ? id : undefined,
  };
  return { placeRef, setToggle, toggle, menu: { id, state, onState: change, toggleRef, placeRef } };
}
