import { useFormContext } from 'react-hook-form';
import { announce } from '@/shared/ui/announce';
import { counted } from '@/shared/text/counted';
import { CompletingTextArea } from '../../form-controls/completion/CompletingTextArea';
import type { ControlProps } from '../controlProps';

/** Up to this many characters two lines show all of it. */
const TWO_LINES = 300;

const Control = ({ field, control: { maxLength, tidy } }: ControlProps<'area'>) => {
  const { getValues, setValue } = useFormContext();
  const onLeave = () => {
    const text: unknown = getValues(field.name);
    if (tidy === undefined || typeof text !== 'string') return;
    const tidied = tidy(text);
    if (tidied === text) return;
    setValue(field.name, tidied, { shouldDirty: true, shouldValidate: true });
    announce(`${field.label}: ${counted(tidied.split('\n').length, 'line')}`);
  };
  return (
    <div onBlur={onLeave}>
      <CompletingTextArea {...field} maxLength={maxLength} rows={maxLength > TWO_LINES ? 4 : 2} />
    </div>
  );
};
export default Control;
