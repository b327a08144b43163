import { TextField } from '@/shared/ui/form/TextField';
import type { ControlProps } from '../kind';

const Control = ({ field, control }: ControlProps<'amount'>) => (
  <TextField {...field} kind="decimal" unit={control.unit} />
);
export default Control;
