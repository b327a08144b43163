import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';

/** A colour; kept as Discord has it, one integer with red first. */
export function ColourField(props: FieldProps) {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  const hex = `#${(typeof value === 'number' ? value : 0).toString(16).padStart(6, '0')}`;
  return (
    <FieldFrame {...props} bound={bound} aside={<code className="field__count">{hex}</code>}>
      <input
        {...field}
        {...bound.aria}
        type="color"
        className="form-control colour-field"
        value={hex}
        disabled={props.isDisabled}
        onChange={({ target }) => onChange(Number.parseInt(target.value.slice(1), 16))}
      />
    </FieldFrame>
  );
}
