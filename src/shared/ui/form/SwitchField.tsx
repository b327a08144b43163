import { FieldError, FieldHint, useField, type FieldProps } from './Field';

/** On or off. */
export function SwitchField(props: FieldProps) {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  return (
    <div className="field field--switch">
      <div>
        <label htmlFor={bound.aria.id}>{props.label}</label>
        <FieldHint bound={bound} hint={props.hint} />
        <FieldError bound={bound} />
      </div>
      <input
        {...field}
        {...bound.aria}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
        role="switch"
        className="switch"
        checked={value === true}
        disabled={props.isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
