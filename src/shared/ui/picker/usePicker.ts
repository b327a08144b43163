import { useCallback, useId, useRef, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { closedPicker, opening, type PickerState } from './PickerMenu';

/**
 * State shared by a picker's button and its list.
 *
 * @param onState called whenever it opens or closes, with the text typed to open it
 * @param search initial search text when it opens without typing
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
  // A stable callback: otherwise the field would get its element again with each render.
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
