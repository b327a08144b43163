import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';

/** A time of day, by the browser's own picker. */
export default function TimeField(props: FieldProps) {
  const bound = useField(props);
  const { value, ...field } = bound.field;
  return (
    <FieldFrame {...props} bound={bound}>
      <input
        {...field}
        {...bound.aria}
        type="time"
        className={`form-control field__clock ${bound.error === undefined ? '' : 'is-invalid'}`}
        value={typeof value === 'string' ? value : ''}
        disabled={props.isDisabled}
      />
    </FieldFrame>
  );
}
