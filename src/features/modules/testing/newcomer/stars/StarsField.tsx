import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import type { FieldTypes } from '../../../field-types/fieldType';

export function StarsField({ most, ...props }: FieldProps & FieldTypes['stars']) {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  return (
    <FieldFrame {...props} bound={bound}>
      <input
        {...field}
        {...bound.aria}
        type="range"
        min={1}
        max={most}
        value={typeof value === 'number' ? value : 1}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </FieldFrame>
  );
}
