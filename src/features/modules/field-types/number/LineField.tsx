import { useWatch } from 'react-hook-form';
import { FieldError, FieldHint, useField, type FieldProps } from '@/shared/ui/form/Field';

interface LineFieldProps extends FieldProps {
  /** Name of the field beside it whose lines one chooses from. */
  lineOf: string;
}

/** One line of a list of texts, by radio buttons; the value is its number from 1. */
export function LineField({ lineOf, ...props }: LineFieldProps) {
  const bound = useField(props);
  const { value, ref, name, onBlur, onChange } = bound.field;
  const all: unknown = useWatch({ name: name.replace(/[^.]+$/, lineOf) });
  const lines = (Array.isArray(all) ? all : []).map((text, index) => ({
    text: String(text).trim(),
    line: index + 1,
  }));
  const written = lines.filter(({ text }) => text !== '');
  return (
    <fieldset
      {...bound.group}
      role="radiogroup"
      aria-invalid={bound.aria['aria-invalid']}
      className="field"
    >
      <legend className="field__legend">{props.label}</legend>
      <FieldHint
        bound={bound}
        hint={written.length === 0 ? 'Add the answers first.' : props.hint}
      />
      <div>
        {written.map(({ text, line }, index) => (
          <label key={line} className="choice">
            <input
              {...bound.entry}
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={`${bound.aria.id}-${name}`}
              checked={value === line}
              disabled={props.isDisabled}
              onBlur={onBlur}
              onChange={() => onChange(line)}
            />
            <bdi translate="no">{text}</bdi>
          </label>
        ))}
      </div>
      <FieldError bound={bound} />
    </fieldset>
  );
}
