import type { ControllerRenderProps } from 'react-hook-form';
import type { BoundControl } from '../form/Field';
import type { Option } from './option';
import type { PickerListProps, Search } from './PickerList';
import { PickerMenu, type PickerState } from './PickerMenu';
import { usePicker } from './usePicker';

/** What the box needs of a field's binding, also where it belongs to no form. */
export interface PickerBound {
  field: Pick<ControllerRenderProps, 'ref' | 'onBlur' | 'onChange'>;
  error: string | undefined;
  aria: Partial<BoundControl['aria']>;
}

interface PickerBoxProps extends Pick<PickerListProps, 'label' | 'options' | 'placeholder'> {
  bound: PickerBound;
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
  /** Told when it opens, with what was typed to open it, and when it closes. */
  onState?: (state: PickerState) => void;
}

/** One of many, found by a search, within a field's frame. The form's value is that of the option. */
export function PickerBox({
  bound,
  isDisabled,
  chosen,
  emptyLabel,
  isOptional = false,
  onChoose,
  onState,
  ...list
}: PickerBoxProps) {
  const { placeRef, setToggle, toggle, menu } = usePicker(bound.field, onState);
  const { onBlur, onChange } = bound.field;
  const nothing: Option[] = isOptional ? [{ value: '', label: emptyLabel }] : [];
  return (
    <div ref={placeRef}>
      <button
        {...bound.aria}
        {...toggle}
        ref={setToggle}
        type="button"
        role="combobox"
        aria-expanded={toggle['aria-expanded']}
        aria-controls={toggle['aria-controls']}
        className={`form-select picker__box ${bound.error === undefined ? '' : 'is-invalid'}`}
        disabled={isDisabled}
        onBlur={menu.state.isOpen ? undefined : onBlur}
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
            <bdi translate="no">{chosen.label}</bdi>
            {chosen.detail === undefined ? null : <small>{chosen.detail}</small>}
          </>
        )}
      </button>
      <PickerMenu
        {...list}
        {...menu}
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
