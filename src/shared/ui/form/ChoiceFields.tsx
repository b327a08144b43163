import { SelectBox } from './boxes';
import { FieldError, FieldFrame, FieldHint, useField, type FieldProps } from './Field';

export interface Choice<Value extends string | number = string> {
  value: Value;
  label: string;
  /** One line on what it means, for radio buttons. */
  hint?: string;
  /** The beginning of its label, for a row of buttons: "Mon". */
  short?: string;
}

/** Those that need no explaining share a line where there is room; those with a short word are a row of buttons. */
const lookOf = (choices: readonly Choice<string | number>[]): string => {
  if (choices.every(({ short }) => short !== undefined)) return 'choices choices--buttons';
  return choices.every(({ hint }) => hint === undefined) ? 'choices choices--row' : 'choices';
};

interface ChoiceProps<Value extends string | number = string> extends FieldProps {
  choices: readonly Choice<Value>[];
}

interface SelectFieldProps extends ChoiceProps {
  /** What an empty choice is called; without it one is always chosen. */
  emptyLabel?: string;
}

/** One of several, from a list that opens. */
export function SelectField({ choices, emptyLabel, ...props }: SelectFieldProps) {
  const bound = useField(props);
  return (
    <FieldFrame {...props} bound={bound}>
      <SelectBox bound={bound} isDisabled={props.isDisabled}>
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  );
}

/** One of a few, all in sight. The form's value is that of the choice, a number where it is one. */
export function RadioField<Value extends string | number>({
  choices,
  ...props
}: ChoiceProps<Value>) {
  const bound = useField(props);
  const { value, ref, name, ...field } = bound.field;
  return (
    <fieldset
      {...bound.group}
      role="radiogroup"
      aria-invalid={bound.aria['aria-invalid']}
      className="field"
    >
      <legend className="field__legend">{props.label}</legend>
      <FieldHint bound={bound} hint={props.hint} />
      <div className={lookOf(choices)}>
        {choices.map((choice, index) => (
          <label key={choice.value} className="choice">
            <input
              {...field}
              {...bound.entry}
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={`${bound.aria.id}-${name}`}
              value={choice.value}
              checked={value === choice.value}
              disabled={props.isDisabled}
              onChange={() => field.onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint === undefined ? null : <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError bound={bound} />
    </fieldset>
  );
}

/** Any number of several; the value is the list of those chosen, in the order they are offered. */
export function ChecksField({ choices, ...props }: ChoiceProps) {
  const bound = useField(props);
  const { value, ref, onChange, onBlur } = bound.field;
  const chosen = new Set<unknown>(Array.isArray(value) ? value : []);
  const toggle = (toggled: string) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === toggled ? !chosen.has(each) : chosen.has(each))),
    );
  return (
    <fieldset {...bound.group} className="field">
      <legend className="field__legend">{props.label}</legend>
      <FieldHint bound={bound} hint={props.hint} />
      <div className={lookOf(choices)}>
        {choices.map((choice, index) => (
          <label key={choice.value} className="choice">
            <input
              {...bound.entry}
              aria-label={choice.short === undefined ? undefined : choice.label}
              aria-invalid={bound.aria['aria-invalid']}
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              checked={chosen.has(choice.value)}
              disabled={props.isDisabled}
              onBlur={onBlur}
              onChange={() => toggle(choice.value)}
            />
            <span>
              {choice.short ?? choice.label}
              {choice.hint === undefined ? null : <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError bound={bound} />
    </fieldset>
  );
}
