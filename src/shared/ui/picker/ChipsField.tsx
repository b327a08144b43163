import { FieldError, FieldHint, useField, type FieldProps } from '../form/Field';
import { CloseIcon } from '../icons';
import type { Option } from './option';
import { PickerMenu } from './PickerMenu';
import { usePicker } from './usePicker';

interface ChipsFieldProps extends FieldProps {
  options: readonly Option[];
  /** The chosen options, including values that are no longer offered; their `problem` says why. */
  chosen: readonly Option[];
  most: number;
  /** Noun for one of them: "role". */
  one: string;
  /** Why some options are missing. */
  note?: string | null;
}

/** Multiple choice: chosen options as removable chips, and a searchable list to add more. */
export function ChipsField({ options, chosen, most, one, note, ...props }: ChipsFieldProps) {
  const bound = useField(props);
  const { placeRef, setToggle, toggle: button, menu } = usePicker(bound.field);
  const { onChange } = bound.field;
  const values = chosen.map(({ value }) => value);
  const isFull = values.length >= most;
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  const takeAway = (value: string) => {
    // Before the chip is removed: otherwise the focus would be lost.
    menu.toggleRef.current?.focus();
    toggle(value);
  };
  return (
    <fieldset {...bound.group} className="field">
      <legend className="field__legend">
        {props.label} <small className="field__count">at most {most}</small>
      </legend>
      <FieldHint bound={bound} hint={props.hint} />
      <p role="status" className="field__warning">
        {note}
      </p>
      <div className="chips">
        {chosen.length === 0 ? null : (
          <ul className="chips__list" aria-label={`${props.label}: chosen`}>
            {chosen.map((option) => (
              <Chip
                key={option.value}
                option={option}
                isDisabled={props.isDisabled}
                onTakeAway={() => takeAway(option.value)}
              />
            ))}
          </ul>
        )}
        <div ref={placeRef}>
          <button
            {...bound.entry}
            {...button}
            ref={setToggle}
            type="button"
            className="btn btn-outline-secondary btn-sm"
            disabled={props.isDisabled}
          >
            Add {one}
          </button>
          <PickerMenu
            {...menu}
            label={props.label}
            options={options}
            chosen={values}
            isMany
            full={isFull ? `${String(most)} selected. You can’t add more.` : undefined}
            onChoose={toggle}
          />
        </div>
      </div>
      <FieldError bound={bound} />
    </fieldset>
  );
}

interface ChipProps {
  option: Option;
  isDisabled: boolean | undefined;
  onTakeAway: () => void;
}

const Chip = ({ option: { label, mark, problem }, isDisabled, onTakeAway }: ChipProps) => (
  <li className={`chip ${problem === undefined ? '' : 'chip--warning'}`}>
    <span aria-hidden="true">{mark}</span>
    <span>
      <bdi translate="no">{label}</bdi>
      {problem === undefined ? null : <small> {problem}</small>}
    </span>
    <button
      type="button"
      className="chip__remove"
      aria-label={`Remove ${label}`}
      disabled={isDisabled}
      onClick={onTakeAway}
    >
      <CloseIcon />
    </button>
  </li>
);
