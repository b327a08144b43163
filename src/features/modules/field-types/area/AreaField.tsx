import { useFormContext } from 'react-hook-form';
import { announce } from '@/shared/ui/announce';
import type { FieldProps } from '@/shared/ui/form/Field';
import { counted } from '@/shared/text/language';
import { CompletingTextArea } from '../../form-controls/completion/CompletingText';

/** Up to this many characters two lines show all of it. */
const TWO_LINES = 300;

interface AreaFieldProps extends FieldProps {
  maxLength: number;
  tidy: ((text: string) => string) | undefined;
}

/** Several lines of text; `tidy` is applied when the field is left. */
export function AreaField({ maxLength, tidy, ...field }: AreaFieldProps) {
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
}
