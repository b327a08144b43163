import type { ControllerRenderProps } from 'react-hook-form';
import type { BoundControl } from '../form/Field';
import type { Option } from './option';
import type { PickerListProps, Search } from './PickerList';
import { PickerMenu, type PickerState } from './PickerMenu';
import { usePicker } from './usePicker';

/** The part of a field's binding that the box needs, also outside of a form. */
export interface PickerBound {
  field: Pick<ControllerRenderProps, 'ref' | 'onBlur' | 'onChange'>;
  error: string | undefined;
  aria: Partial<BoundControl['aria']>;
}

interface PickerBoxProps extends Pick<PickerListProps, 'label' | 'options' | 'placeholder'> {
  bound: PickerBound;
  isDisabled?: boolean | undefined;
  /** The chosen option, even if it is not among the options. */
  chosen: Option | null;
  /** Shown while nothing is chosen. */
  emptyLabel: string;
  /** It may be left empty: one of the options is "none". */
  isOptional?: boolean;
  search?: Search;
  /** Called additionally when an option is chosen. */
  onChoose?: (value: string) => void;
  /** Called when it opens, with the text typed to open it, and when it closes. */
  onState?: (state: PickerState) => void;
}

/** Single choice with a search, within a field's frame. The form's value is the value of the option. */
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
