import { useId, useRef, useState } from 'react';
import type { BoundControl } from '../form/Field';
import type { Option } from './option';
import type { PickerListProps, Search } from './PickerList';
import { closedPicker, opening, PickerMenu } from './PickerMenu';
import { useToggleRef } from './useToggleRef';

interface PickerBoxProps extends Pick<PickerListProps, 'label' | 'options' | 'placeholder'> {
  bound: BoundControl;
  isDisabled?: boolean | undefined;
  /** What is chosen, also where it is none of the options. */
  chosen: Option | null;
  /** What stands there while nothing is chosen. */
  emptyLabel: string;
  /** It may be left empty: nothing is among the options. */
  isOptional?: boolean;
  search?: Search;
  /** What else there is to do when one is chosen. */
  onChoose?: (value: string) => void;
}

/** One of many, found by a search, within a field's frame. The form's value is that of the option. */
export function PickerBox({
  bound,
  isDisabled,
  chosen,
  emptyLabel,
  isOptional = false,
  onChoose,
  ...list
}: PickerBoxProps) {
  const [state, setState] = useState(closedPicker);
  const placeRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const setToggle = useToggleRef(toggleRef, bound.field.ref);
  const { onBlur, onChange } = bound.field;
  const nothing: Option[] = isOptional ? [{ value: '', label: emptyLabel }] : [];
  return (
    <div ref={placeRef} className="picker">
      <button
        {...bound.aria}
        {...opening(state, setState)}
        ref={setToggle}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        aria-controls={state.isOpen ? menuId : undefined}
        className={`form-select picker__box ${bound.error === undefined ? '' : 'is-invalid'}`}
        disabled={isDisabled}
        onBlur={state.isOpen ? undefined : onBlur}
      >
        {chosen === null ? (
          <span className="picker__none">{emptyLabel}</span>
        ) : (
          <>
            {chosen.mark === undefined ? null : (
              <span className="picker__mark" aria-hidden="true">
                {chosen.mark}
              </span>
            )}
            <bdi>{chosen.label}</bdi>
            {chosen.detail === undefined ? null : <small>{chosen.detail}</small>}
          </>
        )}
      </button>
      <PickerMenu
        {...list}
        id={menuId}
        state={state}
        onState={(next) => {
          setState(next);
          if (!next.isOpen) onBlur();
        }}
        {...{ toggleRef, placeRef }}
        options={[...nothing, ...list.options]}
        chosen={[chosen?.value ?? '']}
        onChoose={(value) => {
          onChange(value);
          onChoose?.(value);
        }}
      />
    </div>
  );
}
