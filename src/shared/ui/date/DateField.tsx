import { FieldFrame, useField, type FieldProps } from '../form/Field';
import { DateBox, type DateBoxProps } from './DateBox';

type DateFieldProps = FieldProps & Pick<DateBoxProps, 'min' | 'max' | 'timeZone'>;

/** A date in a form. */
export function DateField({ min, max, timeZone, ...props }: DateFieldProps) {
  const bound = useField(props);
  const { value, onChange, onBlur, ref } = bound.field;
  return (
    <FieldFrame {...props} bound={bound}>
      <DateBox
        label={props.label}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        onBlur={onBlur}
        inputRef={ref}
        aria={bound.aria}
        isInvalid={bound.error !== undefined}
        isDisabled={props.isDisabled}
        min={min}
        max={max}
        timeZone={timeZone}
        hasWords
      />
    </FieldFrame>
  );
}
