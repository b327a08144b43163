import { TextField } from '@/shared/ui/form/TextField';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'cron'>) => (
  <TextField {...field} tidy={control.tidy} />
);
export default Control;
