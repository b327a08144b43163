import { CompletingTextArea } from '../../controls/completion/CompletingTextArea';
import type { ControlProps } from '../kind';

const Control = ({ field, control }: ControlProps<'area'>) => (
  <CompletingTextArea {...field} maxLength={control.maxLength} />
);
export default Control;
