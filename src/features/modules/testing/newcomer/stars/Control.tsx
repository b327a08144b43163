import { FieldFrame, useField } from '@/shared/ui/form/Field';
import type { ControlProps } from '../../../field-types/controlProps';

const Control = ({ field: props, control }: ControlProps<'stars'>) => {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  return (
    <FieldFrame {...props} bound={bound}>
      <input
        {...field}
        {...bound.aria}
        type="range"
        min={1}
        max={control.most}
        value={typeof value === 'number' ? value : 1}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </FieldFrame>
  );
};
export default Control;
