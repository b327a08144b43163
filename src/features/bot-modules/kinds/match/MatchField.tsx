import { FieldError, FieldHint, useField, type FieldProps } from '@/shared/ui/form/Field';
import { MATCH_ANYONE, MATCH_EVERY } from './field';

const modes = [
  { mode: MATCH_EVERY, label: 'Every condition must hold' },
  { mode: MATCH_ANYONE, label: 'Any one of them is enough' },
] as const;

/** MATCH_EVERY or MATCH_ANYONE; the value is the number of spec §3. */
export function MatchField(props: FieldProps) {
  const bound = useField(props);
  const { value, ref, onChange, onBlur } = bound.field;
  return (
    <fieldset
      {...bound.group}
      role="radiogroup"
      aria-invalid={bound.aria['aria-invalid']}
      className="field"
    >
      <legend className="field__legend">{props.label}</legend>
      <FieldHint bound={bound} hint={props.hint} />
      {modes.map(({ mode, label }, index) => (
        <label key={mode} className="choice">
          <input
            {...bound.entry}
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={bound.aria.id}
            checked={value === mode}
            disabled={props.isDisabled}
            onBlur={onBlur}
            onChange={() => onChange(mode)}
          />
          <span>{label}</span>
        </label>
      ))}
      <FieldError bound={bound} />
    </fieldset>
  );
}
