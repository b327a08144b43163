import { CompletingTextField } from '../../form-controls/completion/CompletingTextField';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'text'>) => (
  <CompletingTextField
    {...field}
    maxLength={control.maxLength}
    placeholder={control.placeholder}
    tidy={control.tidy}
  />
);
export default Control;
