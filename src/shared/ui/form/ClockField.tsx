import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';

interface ClockFieldProps extends FieldProps {
  kind: 'date' | 'time';
}

/** A day or a time of day, by the browser's own picker. */
export function ClockField({ kind, ...props }: ClockFieldProps) {
  const bound = useField(props);
  const { value, ...field } = bound.field;
  return (
    <FieldFrame {...props} bound={bound}>
      <input
        {...field}
        {...bound.aria}
        type={kind}
        className={`form-control field__clock ${bound.error === undefined ? '' : 'is-invalid'}`}
        value={typeof value === 'string' ? value : ''}
        disabled={props.isDisabled}
      />
    </FieldFrame>
  );
}
